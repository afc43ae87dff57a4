export { Toaster, type ToasterProps } from './Toaster.tsx';
export { createToastQueue, type Toast, type ToastQueue } from './toastQueue.ts';
