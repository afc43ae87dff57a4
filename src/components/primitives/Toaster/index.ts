export { Toaster, type ToasterProps } from './Toaster.tsx';
export type { Toast } from './toast.ts';
export { createToastQueue, type ToastQueue } from './toastQueue.ts';
