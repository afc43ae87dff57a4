import type { AnyExtension, Node } from '@tiptap/core';
import { Dropcursor, Gapcursor, Placeholder, TrailingNode, UndoRedo } from '@tiptap/extensions';
import { type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import type { ComponentType } from 'react';
import { Shortcuts, type ShortcutsOptions } from './commands/Shortcuts.ts';
import * as atoms from './nodes/atoms.ts';
import { textNodes } from './nodes/schema.ts';
import { TextHeading } from './nodes/text.ts';
import { Pasting, type PastingOptions } from './paste/Pasting.ts';
import * as css from './text.css.ts';
import { AudioBlock, FileBlock, GalleryBlock, PictureBlock } from './views/MediaBlocks.tsx';
import { PaywallBlock } from './views/PaywallBlock.tsx';
import { UploadBlock } from './views/UploadBlock.tsx';

const ofControls = ({ type, target }: Event): boolean =>
  !type.startsWith('drag') && target instanceof Element && target.closest('button, a, input, label') !== null;

/** Only blocks without text of their own are drawn by React: a key press renders none of them. */
function view(node: Node, component: ComponentType<ReactNodeViewProps>, place: keyof typeof css.atom) {
  return node.extend({
    addNodeView: () =>
      ReactNodeViewRenderer(component, {
        className: css.atom[place],
        // A block handles presses inside it by itself.
        stopEvent: ({ event }) => ofControls(event),
      }),
  });
}

/** The two headings look as readers see them. */
const heading = TextHeading.extend({
  renderHTML: ({ node }) =>
    node.attrs['level'] === 3
      ? ['h3', { class: css.looks.heading[3] }, 0]
      : ['h2', { class: css.looks.heading[2] }, 0],
});

const classOf = (node: Node, className: string) => node.configure({ HTMLAttributes: { class: className } });

/** Text nodes as readers see them: the classes of `PostBody`. */
const looks: Readonly<Record<string, string>> = {
  blockquote: css.looks.quote,
  bulletList: css.looks.bullets,
  orderedList: css.looks.numbers,
  horizontalRule: css.looks.divider,
};

export interface EditorOptions extends PastingOptions, ShortcutsOptions {
  placeholder: string;
}

/** Extensions of the editor, named one by one, so that no kit adds others. */
export function editorExtensions({
  placeholder,
  isKnown,
  onFiles,
  ...shortcuts
}: EditorOptions): AnyExtension[] {
  return [
    ...textNodes.map((extension) => {
      if (extension === TextHeading) return heading;
      const look = looks[extension.name];
      return look === undefined ? extension : classOf(extension as Node, look);
    }),
    view(atoms.Picture, PictureBlock, 'wide'),
    view(atoms.Gallery, GalleryBlock, 'column'),
    view(atoms.Audio, AudioBlock, 'column'),
    view(atoms.File, FileBlock, 'column'),
    view(atoms.Paywall, PaywallBlock, 'wide'),
    view(atoms.Upload, UploadBlock, 'wide'),
    UndoRedo,
    Gapcursor,
    Dropcursor.configure({ color: false, width: 4, class: css.dropCursor }),
    TrailingNode,
    Placeholder.configure({ placeholder, emptyNodeClass: css.placeholder }),
    Pasting.configure({ isKnown, onFiles }),
    Shortcuts.configure(shortcuts),
  ];
}
