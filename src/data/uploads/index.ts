export { useForgetUploads } from './forget.ts';
export type { UploadItem } from './state.ts';
export { useUploadLimits } from './useUploadLimits.ts';
export { useUploads } from './useUploads.ts';
