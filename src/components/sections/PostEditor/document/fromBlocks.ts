import type { EditorBlock, EditorPicture, EditorRun } from '../blocks.ts';

/** Look of a stretch of text. */
type DocMark = { type: 'bold' | 'italic' } | { type: 'link'; attrs: { href: string } };

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

function marksOf({ bold, italic, href }: EditorRun): { marks?: DocMark[] } {
  const marks: DocMark[] = [];
  // Marks are in the order of the schema, so that equal texts are equal documents.
  if (href !== undefined) marks.push({ type: 'link', attrs: { href } });
  if (bold) marks.push({ type: 'bold' });
  if (italic) marks.push({ type: 'italic' });
  return marks.length > 0 ? { marks } : {};
}

/** A line break between texts is a node of its own. */
function inlineOf(run: EditorRun): DocInline[] {
  const marks = marksOf(run);
  return run.text.split('\n').flatMap((text, line) => {
    const nodes: DocInline[] = line > 0 ? [{ type: 'hardBreak', ...marks }] : [];
    if (text !== '') nodes.push({ type: 'text', text, ...marks });
    return nodes;
  });
}

function content(runs: readonly EditorRun[]): { content?: DocInline[] } {
  const nodes = runs.flatMap(inlineOf);
  return nodes.length > 0 ? { content: nodes } : {};
}

function nodeOf(block: EditorBlock): DocNode {
  switch (block.type) {
    case 'paragraph':
      return { type: 'paragraph', ...content(block.runs) };
    case 'quote':
      return { type: 'blockquote', ...content(block.runs) };
    case 'heading':
      return {
        type: 'heading',
        attrs: { level: block.level },
        content: [{ type: 'text', text: block.text }],
      };
    case 'list':
      return {
        type: block.ordered ? 'orderedList' : 'bulletList',
        content: block.items.map((runs) => ({
          type: 'listItem',
          content: [{ type: 'paragraph', ...content(runs) }],
        })),
      };
    case 'divider':
      return { type: 'horizontalRule' };
    case 'paywall':
      return { type: 'paywall' };
    case 'picture':
      return {
        type: 'picture',
        attrs: { media: block.media, alt: block.alt, caption: block.caption ?? '' },
      };
    case 'gallery':
      return { type: 'gallery', attrs: { pictures: block.pictures } };
    case 'audio':
    case 'file':
      return { type: block.type, attrs: { media: block.media, title: block.title } };
    case 'upload':
      return { type: 'upload', attrs: { id: block.id, kind: block.kind, name: block.name } };
  }
}

/** The document of a post's blocks, as Tiptap takes it; without blocks, an empty paragraph. */
export function fromBlocks(blocks: readonly EditorBlock[]): Doc {
  const nodes = blocks.map(nodeOf);
  return { type: 'doc', content: nodes.length > 0 ? nodes : [{ type: 'paragraph' }] };
}
