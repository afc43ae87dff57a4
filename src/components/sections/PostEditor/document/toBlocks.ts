import type { Node } from '@tiptap/pm/model';
import { type EditorBlock, type EditorRun, limits, normalizeHref } from '../blocks.ts';
import type { Doc, DocInline, DocItem, DocNode } from './fromBlocks.ts';

function looksOf({ marks = [] }: DocInline): Omit<EditorRun, 'text'> {
  const looks: Omit<EditorRun, 'text'> = {};
  for (const mark of marks) {
    switch (mark.type) {
      case 'bold':
      case 'italic':
        looks[mark.type] = true;
        break;
      case 'link': {
        const href = normalizeHref(mark.attrs.href);
        if (href !== undefined) looks.href = href;
        break;
      }
    }
  }
  return looks;
}

const alike = (a: Omit<EditorRun, 'text'>, b: Omit<EditorRun, 'text'>): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.href === b.href;

/** A text longer than a run may be, in pieces that cut no letter in two. */
function pieces(text: string): string[] {
  if (text.length <= limits.run) return [text];
  const isPair = /[\uD800-\uDBFF]/.test(text.charAt(limits.run - 1));
  const end = isPair ? limits.run - 1 : limits.run;
  return [text.slice(0, end), ...pieces(text.slice(end))];
}

/** Neighbours that look the same are one run; a line break is «\n». */
function runsOf(nodes: readonly DocInline[] = []): EditorRun[] {
  const runs: EditorRun[] = [];
  for (const node of nodes) {
    const text = node.type === 'text' ? node.text : '\n';
    const looks = looksOf(node);
    const last = runs.at(-1);
    if (last !== undefined && alike(last, looks)) last.text += text;
    else runs.push({ text, ...looks });
  }
  return runs.flatMap(({ text, ...looks }) => pieces(text).map((piece) => ({ text: piece, ...looks })));
}

const textOf = (nodes: readonly DocInline[] = []): string =>
  nodes.map((node) => (node.type === 'text' ? node.text : ' ')).join('');

function listOf(ordered: boolean, items: readonly DocItem[]): EditorBlock[] {
  const lists: EditorBlock[] = [];
  for (let start = 0; start < items.length; start += limits.items) {
    const some = items.slice(start, start + limits.items);
    lists.push({ type: 'list', ordered, items: some.map(({ content: [text] }) => runsOf(text.content)) });
  }
  return lists;
}

/** The blocks that a part of the document is: mostly one; none while a heading is empty. */
function blocksOf(node: DocNode): EditorBlock[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', runs: runsOf(node.content) }];
    case 'blockquote':
      return [{ type: 'quote', runs: runsOf(node.content) }];
    case 'heading': {
      const text = textOf(node.content);
      if (text === '') return [];
      // A sentence that is no heading: the API takes none so long.
      if (text.length > limits.name) return [{ type: 'paragraph', runs: runsOf(node.content) }];
      return [{ type: 'heading', level: node.attrs.level, text }];
    }
    case 'bulletList':
      return listOf(false, node.content);
    case 'orderedList':
      return listOf(true, node.content);
    case 'horizontalRule':
      return [{ type: 'divider' }];
    case 'paywall':
      return [{ type: 'paywall' }];
    case 'picture': {
      const { media, alt, caption } = node.attrs;
      return [{ type: 'picture', media, alt, ...(caption !== '' && { caption }) }];
    }
    case 'gallery':
      return [{ type: 'gallery', pictures: node.attrs.pictures }];
    case 'audio':
    case 'file':
      return [{ type: node.type, media: node.attrs.media, title: node.attrs.title }];
    case 'upload': {
      const { id, kind, name } = node.attrs;
      return [{ type: 'upload', id, kind, name }];
    }
  }
}

const isEmptyParagraph = (block: EditorBlock | undefined): boolean =>
  block?.type === 'paragraph' && block.runs.length === 0;

/** Removes the empty paragraphs at the end, which exist for further typing. */
function withoutRest(blocks: readonly EditorBlock[]): EditorBlock[] {
  const end = blocks.findLastIndex((block) => !isEmptyParagraph(block));
  return blocks.slice(0, end + 1);
}

/**
 * The blocks of a document, in their normal form: neighbouring runs look different (unless each is as long as a run may
 * be), no run is empty, no paragraph at the end is, and no caption.
 * `toBlocks(fromBlocks(blocks))` is the normal form of any blocks.
 */
export const toBlocks = ({ content }: Doc): EditorBlock[] => withoutRest(content.flatMap(blocksOf));

/** Nodes never change: a key press makes a new one of its own paragraph only. */
const cache = new WeakMap<Node, EditorBlock[]>();

/** The blocks of one node of the document: mostly one; none while a heading is empty. */
export function blocksOfNode(node: Node): EditorBlock[] {
  const cached = cache.get(node);
  if (cached !== undefined) return cached;
  // The schema makes it so: it has these nodes and no others.
  const blocks = blocksOf(node.toJSON() as DocNode);
  cache.set(node, blocks);
  return blocks;
}

type BlockOf<Type, Block = EditorBlock> = Block extends { type: infer Types }
  ? Type extends Types
    ? Block
    : never
  : never;

const isOf = <Type extends EditorBlock['type']>(
  block: EditorBlock | undefined,
  type: Type,
): block is BlockOf<Type> => block?.type === type;

/**
 * The block of a node whose type is known, for its view.
 * @throws for a node of another type
 */
export function blockOf<Type extends EditorBlock['type']>(node: Node, type: Type): BlockOf<Type> {
  const [block] = blocksOfNode(node);
  if (!isOf(block, type)) throw new TypeError(`${node.type.name} is not ${type}`);
  return block;
}

/** `toBlocks` of the editor's own document: after a key press only what changed is converted, in a long post too. */
export const readBlocks = (doc: Node): EditorBlock[] => withoutRest(doc.children.flatMap(blocksOfNode));
