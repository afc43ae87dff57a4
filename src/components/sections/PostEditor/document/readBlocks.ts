import type { Node } from '@tiptap/pm/model';
import type { EditorBlock } from '../blocks.ts';
import type { DocNode } from './json.ts';
import { blocksOf, withoutRest } from './toBlocks.ts';

/** Nodes never change: a key press makes a new one of its own paragraph only. */
const known = new WeakMap<Node, EditorBlock[]>();

function blocksOfNode(node: Node): EditorBlock[] {
  const before = known.get(node);
  if (before !== undefined) return before;
  // The schema makes it so: it has these nodes and no others.
  const blocks = blocksOf(node.toJSON() as DocNode);
  known.set(node, blocks);
  return blocks;
}

/** `toBlocks` of the editor's own document: after a key press only what changed is converted, in a long post too. */
export const readBlocks = (doc: Node): EditorBlock[] => withoutRest(doc.children.flatMap(blocksOfNode));
