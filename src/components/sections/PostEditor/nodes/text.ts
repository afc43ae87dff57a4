import { textblockTypeInputRule, wrappingInputRule } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Heading } from '@tiptap/extension-heading';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { normalizeHref } from '../blocks.ts';

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

/** A quote contains text, as a paragraph does: blocks do not nest. */
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

/** «- »: other signs at the beginning of a line stay what was typed. */
export const Bullets = BulletList.extend({
  ...noShortcuts,
  addInputRules() {
    return [wrappingInputRule({ find: /^-\s$/, type: this.type })];
  },
});

/** Counts from one, as blocks have no other beginning: so «1. » begins it, and «1941. » is the year that was typed. */
export const Numbers = OrderedList.extend({
  ...noShortcuts,
  addAttributes: () => ({}),
  // Its own way from a clipboard to a list: ours is `paste`.
  addProseMirrorPlugins: () => [],
  addInputRules() {
    return [wrappingInputRule({ find: /^1\.\s$/, type: this.type, joinPredicate: () => false })];
  },
});

/** Leads to pages and e-mail addresses only; anything else that is pasted or typed stays text. */
export const TextLink = Link.extend({
  addAttributes: () => ({
    href: {
      default: null,
      renderHTML: ({ href }) => ({ href: typeof href === 'string' ? normalizeHref(href) : undefined }),
    },
  }),
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  isAllowedUri: (href) => normalizeHref(href) !== undefined,
  HTMLAttributes: { target: null, rel: null },
});
