import { nodeInputRule } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { Text } from '@tiptap/extension-text';
import { Bullets, Item, Numbers, Quote, TextHeading, TextLink, TextParagraph } from './text.ts';

/** Signs around words stay what was typed: «_имя_файла_». Keys and tools make them bold or italic. */
const noRules = { addKeyboardShortcuts: () => ({}), addInputRules: () => [], addPasteRules: () => [] };

/** «---», of which some systems make «—-» while one types. */
const Divider = HorizontalRule.extend({
  addInputRules() {
    return [nodeInputRule({ find: /^(?:---|—-)$/, type: this.type })];
  },
});

/** ProseMirror nodes without a view of their own. The list is explicit, so that no node comes in by default. */
export const textNodes = [
  Document,
  Text,
  HardBreak,
  TextParagraph,
  TextHeading,
  Quote,
  Bullets,
  Numbers,
  Item,
  Divider,
  TextLink,
  Bold.extend(noRules),
  Italic.extend(noRules),
];
