import type { EditorBlock, EditorPicture } from '../blocks.ts';

/** Look of a stretch of text. */
export type DocMark = { type: 'bold' | 'italic' } | { type: 'link'; attrs: { href: string } };

export type DocInline = ({ type: 'text'; text: string } | { type: 'hardBreak' }) & { marks?: DocMark[] };

interface DocText<Type extends string> {
  type: Type;
  content?: DocInline[];
}

/** A point of a list: one paragraph, and nothing inside it. */
export interface DocItem {
  type: 'listItem';
  content: [DocText<'paragraph'>];
}

type Atom<Type extends EditorBlock['type'], Attrs = Omit<Extract<EditorBlock, { type: Type }>, 'type'>> = {
  type: Type;
  attrs: Attrs;
};

/** A part of the document as ProseMirror has it in JSON. It never leaves the browser: the API takes blocks. */
export type DocNode =
  | DocText<'paragraph'>
  | DocText<'blockquote'>
  | { type: 'heading'; attrs: { level: 2 | 3 }; content?: DocInline[] }
  | { type: 'bulletList' | 'orderedList'; content: DocItem[] }
  | { type: 'horizontalRule' | 'paywall' }
  | Atom<'picture', Omit<EditorPicture, 'caption'> & { caption: string }>
  | Atom<'gallery'>
  | { type: 'audio' | 'file'; attrs: { media: string; title: string } }
  | Atom<'upload'>;

export interface Doc {
  type: 'doc';
  content: DocNode[];
}
