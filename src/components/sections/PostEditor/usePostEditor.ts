import type { Editor } from '@tiptap/core';
import { GapCursor } from '@tiptap/pm/gapcursor';
import { NodeSelection } from '@tiptap/pm/state';
import { useEditor } from '@tiptap/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { EditorBlock } from './blocks.ts';
import { nameOf } from './commands/blocks.ts';
import { fromBlocks } from './document/fromBlocks.ts';
import { readBlocks } from './document/readBlocks.ts';
import { editorExtensions, type EditorOptions } from './extensions.ts';
import { content } from './text.css.ts';

/** Events of the editor; the functions of the last render are called. */
export interface EditorEvents extends Omit<EditorOptions, 'placeholder'> {
  onChange: (blocks: EditorBlock[]) => void;
}

const attributes = {
  class: content,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': 'Текст поста',
};

/** The editor of one document: it is made once, and drawn by itself from then on. */
export function usePostEditor(blocks: readonly EditorBlock[], events: EditorEvents): Editor {
  const latest = useRef(events);
  useLayoutEffect(() => {
    latest.current = events;
  });
  const [options] = useState(() => ({
    // Its styles are ours: the policy of the page allows no others.
    injectCSS: false,
    content: fromBlocks(blocks),
    editorProps: { attributes },
    extensions: editorExtensions({
      placeholder: 'Пишите дальше или нажмите «/»',
      isKnown: (block) => latest.current.isKnown(block),
      onFiles: (files, place) => latest.current.onFiles(files, place),
      onSaid: (text) => latest.current.onSaid(text),
      onLink: () => latest.current.onLink(),
      onHelp: () => latest.current.onHelp(),
      onToolbar: () => latest.current.onToolbar(),
      onInsert: () => latest.current.onInsert(),
      onEdit: (position) => latest.current.onEdit(position),
    }),
    onSelectionUpdate: ({ editor }: { editor: Editor }) => {
      const { selection } = editor.state;
      if (selection instanceof NodeSelection) latest.current.onSaid(`Выбран блок: ${nameOf(selection.node)}`);
      else if (selection instanceof GapCursor) latest.current.onSaid('Место между блоками');
    },
    onUpdate: ({ editor }: { editor: Editor }) => latest.current.onChange(readBlocks(editor.state.doc)),
  }));
  return useEditor(options, []);
}
