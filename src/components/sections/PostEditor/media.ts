import type { Editor } from '@tiptap/core';
import { createContext, useContext } from 'react';
import type { PictureView } from '../../primitives/Picture/Picture.tsx';
import type { SoundView } from '../AudioPlayer/AudioPlayer.tsx';
import type { FileView } from '../FileRow/FileRow.tsx';

/** Preview of a named file; its texts are in the block. */
export type MediaView =
  | { readonly kind: 'picture'; readonly picture: Omit<PictureView, 'alt'> }
  | { readonly kind: 'audio'; readonly sound: Omit<SoundView, 'title'> }
  | { readonly kind: 'file'; readonly file: Omit<FileView, 'title'> };

/** Progress of an upload. */
export type UploadState =
  | { readonly kind: 'waiting' }
  /** `progress` from 0 to 1; `note` is what else is known: «1,6 из 4 МБ · ещё 12 секунд». */
  | { readonly kind: 'uploading'; readonly progress: number; readonly note?: string | undefined }
  | { readonly kind: 'paused'; readonly progress: number }
  /** It is there and the server prepares it. */
  | { readonly kind: 'processing' }
  /** `reason` is a sentence with a next step. */
  | { readonly kind: 'failed'; readonly reason: string; readonly canRetry: boolean }
  /** The block takes its place: `media` is the id of the file. */
  | { readonly kind: 'done'; readonly media: string };

/** A file on its way. */
export interface UploadView {
  readonly state: UploadState;
  /** Address of the picture on this device, to be seen while it is on its way. @default the surface's own colour */
  readonly preview?: string | undefined;
}

/** Actions of an upload. */
export type UploadAction = 'pause' | 'resume' | 'retry' | 'cancel';

/** Texts of the paywall mark. */
export type PaywallView =
  /** `title`: who reads on, «Дальше для «Первого ряда»»; `note`: who does not, «Не увидят 1 070 …». */
  | { readonly kind: 'cuts'; readonly title: string; readonly note: string }
  /** The post is for everybody who may see it: the mark has no effect. */
  | { readonly kind: 'open' };

/** The limits of files, as sentences that are read before choosing. */
export type LimitsView = Readonly<Record<'picture' | 'audio' | 'file', string>>;

/** Data that draw the blocks beside the document. */
interface EditorUi {
  readonly media: ReadonlyMap<string, MediaView>;
  readonly uploads: ReadonlyMap<string, UploadView>;
  readonly paywall: PaywallView;
  readonly limits: LimitsView;
  readonly onUploadAction: (id: string, action: UploadAction) => void;
  /** Opens the dialog of the block at a position of the document. */
  readonly onEdit: (editor: Editor, position: number) => void;
}

/** Blocks are drawn by React under the editor: what they need reaches them past ProseMirror. */
export const UiContext = createContext<EditorUi | undefined>(undefined);

export function useUi(): EditorUi {
  const ui = useContext(UiContext);
  if (ui === undefined) throw new Error('a block of the editor stands outside of it');
  return ui;
}
