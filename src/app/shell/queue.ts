import { createToastQueue } from '#src/components/primitives/Toaster/Toaster.tsx';

export { Toaster } from '#src/components/primitives/Toaster/Toaster.tsx';

/** The one queue of the page. */
export const queue = createToastQueue();
