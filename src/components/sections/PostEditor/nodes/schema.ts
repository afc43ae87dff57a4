import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { Text } from '@tiptap/extension-text';
import { Bullets, Item, Numbers, Quote, TextHeading, TextLink, TextParagraph } from './text.ts';

/** What a post is written with, but for what has a view of its own: the list is ours, so nothing comes in unseen. */
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
  HorizontalRule,
  TextLink,
  Bold.extend({ addKeyboardShortcuts: () => ({}) }),
  Italic.extend({ addKeyboardShortcuts: () => ({}) }),
];
