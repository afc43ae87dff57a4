import type { Editor } from '@tiptap/core';
import { Fragment, type Node, type ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state';
import type { EditorBlock } from '../blocks.ts';
import { fromBlocks } from '../document/fromBlocks.ts';

const names: Readonly<Record<string, string>> = {
  paragraph: 'Абзац',
  heading: 'Заголовок',
  blockquote: 'Цитата',
  bulletList: 'Список',
  orderedList: 'Нумерованный список',
  horizontalRule: 'Черта',
  picture: 'Картинка',
  gallery: 'Галерея',
  audio: 'Запись',
  file: 'Файл',
  paywall: 'Занавес',
  upload: 'Загрузка',
};

/** Name of a part of the document. */
export const nameOf = ({ type, attrs }: Node): string =>
  attrs['level'] === 3 ? 'Подзаголовок' : (names[type.name] ?? '');

/** A top-level part of the document, with its position. */
interface Place {
  readonly index: number;
  readonly from: number;
  readonly to: number;
  readonly node: Node;
}

function placeAt(at: ResolvedPos): Place {
  const { doc } = at;
  const index = Math.min(at.index(0), doc.childCount - 1);
  const node = doc.child(index);
  const from = at.posAtIndex(index, 0);
  return { index, from, to: from + node.nodeSize, node };
}

/** The block where one writes. */
export const currentBlock = ({ selection }: EditorState): Place => placeAt(selection.$from);

/** The block at a place of the document. */
export const blockAt = (doc: Node, position: number): Place => placeAt(doc.resolve(position));

/**
 * Moves the block where one writes over its neighbour, and says where it is now. The neighbour is what moves in the
 * document: the selection stays where it is.
 */
export function moveBlock(editor: Editor, way: 'up' | 'down'): string {
  const { state } = editor;
  const { index, from, to, node } = currentBlock(state);
  const neighbour = state.doc.maybeChild(way === 'up' ? index - 1 : index + 1);
  if (!neighbour) return way === 'up' ? 'Выше некуда' : 'Ниже некуда';
  const { tr } = state;
  if (way === 'up') tr.insert(to, neighbour).delete(from - neighbour.nodeSize, from);
  else tr.delete(to, to + neighbour.nodeSize).insert(from, neighbour);
  editor.view.dispatch(tr.scrollIntoView());
  const place = `${way === 'up' ? index : index + 2} из ${state.doc.childCount}`;
  return `${nameOf(node)} ${way === 'up' ? 'выше' : 'ниже'}, ${place}`;
}

/** Deletes the block with the caret, and says so. */
export function removeBlock(editor: Editor): string {
  const { from, to, node } = currentBlock(editor.state);
  editor.view.dispatch(editor.state.tr.deleteRange(from, to).scrollIntoView());
  return `Блок удалён: ${nameOf(node)}`;
}

/** A paragraph where nothing is written yet. */
export const isEmptyText = (node: Node): boolean => node.type.name === 'paragraph' && node.content.size === 0;

/** Puts the caret below the inserted block; there is always a paragraph to continue in. */
function writeOn(tr: Transaction, position: number): void {
  const next = tr.doc.resolve(position).nodeAfter;
  const paragraph = tr.doc.type.schema.nodes['paragraph'];
  if (!next?.isTextblock && paragraph) tr.insert(position, paragraph.create());
  tr.setSelection(Selection.near(tr.doc.resolve(position), 1));
}

/**
 * Puts blocks below the one at `position` (or in its place, where nothing is written there), and the caret below them.
 * There is one paywall mark: a second one takes the place of the first.
 */
export function insertBlocks(
  editor: Editor,
  blocks: readonly EditorBlock[],
  position = editor.state.selection.from,
): void {
  const { tr, schema } = editor.state;
  const nodes = Fragment.from(fromBlocks(blocks).content.map((json) => schema.nodeFromJSON(json)));
  const { from, to, node } = blockAt(tr.doc, position);
  const start = isEmptyText(node) ? from : to;
  tr.replaceWith(start, to, nodes);
  writeOn(tr, start + nodes.size);
  if (blocks.some(({ type }) => type === 'paywall')) {
    tr.doc.forEach((child, at) => {
      if (child.type.name === 'paywall' && at !== start) tr.delete(at, at + child.nodeSize);
    });
  }
  editor.view.dispatch(tr.scrollIntoView());
}
