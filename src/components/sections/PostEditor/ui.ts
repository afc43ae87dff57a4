import type { Editor } from '@tiptap/core';
import { createContext, useContext } from 'react';
import type { LimitsView, MediaView, PaywallView, UploadAction, UploadView } from './media.ts';

/** Data that draw the blocks beside the document. */
export interface EditorUi {
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
