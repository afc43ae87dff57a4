export { useForgetUploads } from './forget.ts';
export type { UploadItem, UploadKind, UploadState } from './state.ts';
export { useUploadLimits } from './useUploadLimits.ts';
export { useUploads } from './useUploads.ts';
