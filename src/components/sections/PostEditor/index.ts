export type { EditorBlock, EditorPicture, EditorRun, PostBlock, UploadBlock, UploadKind } from './blocks.ts';
export type { ChosenFile } from './chooseFiles.ts';
export { fromBlocks } from './document/fromBlocks.ts';
export { toBlocks } from './document/toBlocks.ts';
export type { LimitsView, MediaView, PaywallView, UploadAction, UploadState, UploadView } from './media.ts';
export { PostEditor, type PostEditorHandle, type PostEditorProps } from './PostEditor.tsx';
