import { textblockTypeInputRule } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Heading } from '@tiptap/extension-heading';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { isAddress } from '../blocks.ts';

/** Shortcuts come from one list (`commands/actions.ts`), which also has their descriptions. */
const noShortcuts = { addKeyboardShortcuts: () => ({}) };

export const TextParagraph = Paragraph.extend(noShortcuts);

/** «# » and «## », as the two headings of a post. A heading has one look. */
export const TextHeading = Heading.extend({
  ...noShortcuts,
  marks: '',
  content: 'text*',
  addInputRules() {
    return [2, 3].map((level) =>
      textblockTypeInputRule({
        find: new RegExp(`^#{${level - 1}}\\s$`),
        type: this.type,
        getAttributes: { level },
      }),
    );
  },
}).configure({ levels: [2, 3] });

/** Text, as a paragraph is: nothing stands inside a block but text. */
export const Quote = Blockquote.extend({
  ...noShortcuts,
  content: 'inline*',
  addCommands: () => ({}),
  addInputRules() {
    return [textblockTypeInputRule({ find: /^>\s$/, type: this.type })];
  },
});

/** Lists are flat; Tab leaves the text rather than moving a point. */
export const Item = ListItem.extend({
  content: 'paragraph',
  addExtensions: () => [],
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

export const Bullets = BulletList.extend(noShortcuts);

/** Counts from one: blocks have no other beginning. */
export const Numbers = OrderedList.extend({ ...noShortcuts, addAttributes: () => ({}) });

/** Leads to pages and e-mail addresses only; anything else that is pasted or typed stays text. */
export const TextLink = Link.extend({
  addAttributes: () => ({ href: { default: null } }),
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  isAllowedUri: (href) => isAddress(href),
  HTMLAttributes: { target: null, rel: null },
});
