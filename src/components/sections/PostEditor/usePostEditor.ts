import type { Editor } from '@tiptap/core';
import { GapCursor } from '@tiptap/pm/gapcursor';
import { NodeSelection } from '@tiptap/pm/state';
import { useEditor } from '@tiptap/react';
import { useLayoutEffect, useState } from 'react';
import type { EditorBlock } from './blocks.ts';
import { nameOf } from './commands/blocks.ts';
import { fromBlocks } from './document/fromBlocks.ts';
import { readBlocks } from './document/toBlocks.ts';
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

/** Options of an editor that is made once, and a setter of the events that it calls. */
function createOptions(blocks: readonly EditorBlock[], events: EditorEvents) {
  let latest = events;
  const options = {
    // Its styles are ours: the policy of the page allows no others.
    injectCSS: false,
    content: fromBlocks(blocks),
    editorProps: { attributes },
    extensions: editorExtensions({
      placeholder: 'Пишите дальше или нажмите «/»',
      isKnown: (block) => latest.isKnown(block),
      onFiles: (files, place) => latest.onFiles(files, place),
      onSaid: (text) => latest.onSaid(text),
      onLink: () => latest.onLink(),
      onHelp: () => latest.onHelp(),
      onToolbar: () => latest.onToolbar(),
      onInsert: () => latest.onInsert(),
      onEdit: (position) => latest.onEdit(position),
    }),
    onSelectionUpdate: ({ editor }: { editor: Editor }) => {
      const { selection } = editor.state;
      if (selection instanceof NodeSelection) latest.onSaid(`Выбран блок: ${nameOf(selection.node)}`);
      else if (selection instanceof GapCursor) latest.onSaid('Место между блоками');
    },
    onUpdate: ({ editor }: { editor: Editor }) => latest.onChange(readBlocks(editor.state.doc)),
  };
  const setEvents = (next: EditorEvents) => {
    latest = next;
  };
  return { options, setEvents };
}

/** The editor of one document: it is made once, and draws itself from then on. */
export function usePostEditor(blocks: readonly EditorBlock[], events: EditorEvents): Editor {
  const [{ options, setEvents }] = useState(() => createOptions(blocks, events));
  useLayoutEffect(() => setEvents(events), [setEvents, events]);
  return useEditor(options, []);
}
