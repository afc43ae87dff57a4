import type { Node } from '@tiptap/pm/model';
import type { EditorBlock } from '../blocks.ts';
import type { DocNode } from './json.ts';
import { blocksOf, withoutRest } from './toBlocks.ts';

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
