import { createToastQueue } from '#src/components/primitives/Toaster/index.ts';

export { Toaster } from '#src/components/primitives/Toaster/index.ts';

/** The one queue of the page. */
export const queue = createToastQueue();
