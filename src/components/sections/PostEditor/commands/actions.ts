import type { Editor } from '@tiptap/core';
import type { IconName } from '../../../primitives/Icon/Icon.tsx';
import { insertBlocks, moveBlock, removeBlock } from './blocks.ts';

/** Command of the editor. */
export interface TextAction {
  readonly label: string;
  /** Icon of a tool or block. */
  readonly icon?: IconName;
  /** As ProseMirror writes keys. */
  readonly keys?: string;
  /** Text that inserts it from the keyboard, shown in the list of blocks: «##». */
  readonly typed?: string;
  /** Does it, and returns what to announce to a screen reader. */
  readonly run: (editor: Editor) => string;
  /** True if the text at the caret has this state. */
  readonly isOn?: (editor: Editor) => boolean;
}

/** One that the text at the caret is, or is not. */
interface Toggle extends TextAction {
  readonly icon: IconName;
  readonly isOn: (editor: Editor) => boolean;
}

const isHeading = (level: 2 | 3) => (editor: Editor) => editor.isActive('heading', { level });

const mark = (name: 'bold' | 'italic', label: string, keys: string): Toggle => ({
  label,
  icon: name,
  keys,
  run(editor) {
    editor.chain().focus().toggleMark(name).run();
    return `${label}: ${editor.isActive(name) ? 'да' : 'нет'}`;
  },
  isOn: (editor) => editor.isActive(name),
});

/** Turns list items and other blocks into paragraphs before a change. */
const plain = (editor: Editor) => editor.chain().focus().clearNodes();

function list(
  name: 'bulletList' | 'orderedList',
  label: string,
  icon: IconName,
  keys: string,
  typed: string,
): Toggle {
  const isOn = (editor: Editor) => editor.isActive(name);
  return {
    label,
    icon,
    keys,
    typed,
    isOn,
    run(editor) {
      const wasList = editor.isActive('bulletList') || editor.isActive('orderedList');
      (wasList ? editor.chain().focus() : plain(editor)).toggleList(name, 'listItem').run();
      return isOn(editor) ? label : 'Абзац';
    },
  };
}

function textblock(block: Omit<Toggle, 'run'>, node: string, level?: 2 | 3): Toggle {
  return {
    ...block,
    run(editor: Editor) {
      const chain = plain(editor);
      // Pressed once more, it is text again.
      if (block.isOn(editor)) chain.run();
      else chain.setNode(node, level && { level }).run();
      return block.isOn(editor) ? block.label : 'Абзац';
    },
  };
}

/** Everything that is done with the text, in one place: the toolbar, the list of blocks and the keyboard take it from here. */
export const actions = {
  paragraph: {
    label: 'Текст',
    keys: 'Mod-Alt-0',
    isOn: (editor) => editor.isActive('paragraph') && !editor.isActive('listItem'),
    run(editor) {
      plain(editor).run();
      return 'Текст';
    },
  },
  heading: textblock(
    { label: 'Заголовок', icon: 'heading', keys: 'Mod-Alt-1', typed: '#', isOn: isHeading(2) },
    'heading',
    2,
  ),
  subheading: textblock(
    { label: 'Подзаголовок', icon: 'heading', keys: 'Mod-Alt-2', typed: '##', isOn: isHeading(3) },
    'heading',
    3,
  ),
  bold: mark('bold', 'Полужирный', 'Mod-b'),
  italic: mark('italic', 'Курсив', 'Mod-i'),
  quote: textblock(
    {
      label: 'Цитата',
      icon: 'quote',
      keys: 'Mod-Shift-9',
      typed: '>',
      isOn: (editor) => editor.isActive('blockquote'),
    },
    'blockquote',
  ),
  bullets: list('bulletList', 'Список', 'list', 'Mod-Shift-8', '-'),
  numbers: list('orderedList', 'Нумерованный список', 'numbers', 'Mod-Shift-7', '1.'),
  divider: {
    label: 'Черта',
    icon: 'divider',
    typed: '---',
    run(editor) {
      insertBlocks(editor, [{ type: 'divider' }]);
      return 'Черта вставлена';
    },
  },
  paywall: {
    label: 'Занавес',
    icon: 'curtain',
    run(editor) {
      insertBlocks(editor, [{ type: 'paywall' }]);
      return 'Занавес вставлен';
    },
  },
  undo: {
    label: 'Отменить',
    keys: 'Mod-z',
    run: (editor) => (editor.chain().focus().undo().run() ? 'Отменено' : 'Отменять нечего'),
  },
  redo: {
    label: 'Вернуть',
    keys: 'Mod-Shift-z',
    run: (editor) => (editor.chain().focus().redo().run() ? 'Возвращено' : 'Возвращать нечего'),
  },
  up: { label: 'Выше', keys: 'Alt-Shift-ArrowUp', run: (editor) => moveBlock(editor, 'up') },
  down: {
    label: 'Ниже',
    keys: 'Alt-Shift-ArrowDown',
    run: (editor) => moveBlock(editor, 'down'),
  },
  remove: { label: 'Удалить блок', run: removeBlock },
} satisfies Record<string, TextAction>;

export type ActionId = keyof typeof actions;
