import { Extension } from '@tiptap/core';
import { NodeSelection, Plugin } from '@tiptap/pm/state';
import { actions, type TextAction } from './actions.ts';
import { currentBlock, isEmptyText } from './blocks.ts';

export interface ShortcutsOptions {
  /** Something was done by a key: what a screen reader says of it. */
  onSaid: (text: string) => void;
  onLink: () => void;
  onHelp: () => void;
  /** The way to the toolbar without leaving the text behind. */
  onToolbar: () => void;
  /** «/» in an empty paragraph. */
  onInsert: () => void;
  /** Enter on a block that is chosen whole. */
  onEdit: (position: number) => void;
}

const all: readonly TextAction[] = Object.values(actions);

/** All shortcuts of the editor; those of text blocks are from the list of actions. */
export const Shortcuts = Extension.create<ShortcutsOptions>({
  name: 'shortcuts',
  // Before Tiptap's own keys: ours also announce what they did.
  priority: 1000,
  addKeyboardShortcuts() {
    const { editor, options } = this;
    const open = (callback: () => void) => () => {
      callback();
      return true;
    };
    const keys = all.flatMap(({ keys: name, run }) =>
      name === undefined ? [] : [[name, open(() => options.onSaid(run(editor)))] as const],
    );
    return {
      ...Object.fromEntries(keys),
      'Mod-k': open(() => options.onLink()),
      'Mod-/': open(() => options.onHelp()),
      'Alt-F10': open(() => options.onToolbar()),
      Enter: () => {
        const { selection } = editor.state;
        if (!(selection instanceof NodeSelection)) return false;
        options.onEdit(selection.from);
        return true;
      },
    };
  },
  addProseMirrorPlugins() {
    const { options } = this;
    return [
      new Plugin({
        props: {
          // Rather than a key: phones tell of text only.
          handleTextInput({ state }, _from, _to, text) {
            const { node } = currentBlock(state);
            if (text !== '/' || !isEmptyText(node)) return false;
            options.onInsert();
            return true;
          },
        },
      }),
    ];
  },
});
