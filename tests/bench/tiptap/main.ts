import { Editor, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Dropcursor, Gapcursor, Placeholder, TrailingNode, UndoRedo } from '@tiptap/extensions';
import picture from '#src/components/primitives/Art/keys.svg';
import { longPostAsHtml } from '../longPost.ts';

const Image = Node.create({
  name: 'image',
  group: 'block',
  addAttributes: () => ({ src: {}, width: {}, height: {} }),
  parseHTML: () => [{ tag: 'img' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** The text of the long post in Tiptap alone, with the extensions that our editor takes from it. What ours cannot be quicker than. */
const editor = new Editor({
  element: document.getElementById('root'),
  content: longPostAsHtml(picture),
  extensions: [
    ...[Document, Text, HardBreak, Paragraph, Heading, Blockquote, BulletList, OrderedList, ListItem],
    ...[HorizontalRule, Link, Bold, Italic, Image],
    ...[UndoRedo, Gapcursor, Dropcursor, TrailingNode, Placeholder],
  ],
});
if (editor.state.doc.childCount < 300) throw new Error('The text is shorter than it should be');
