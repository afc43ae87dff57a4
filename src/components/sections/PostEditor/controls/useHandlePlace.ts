import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useState } from 'react';
import { blockAt, currentBlock, isEmptyText, nameOf } from '../commands/blocks.ts';

/** The block that the handle belongs to. */
export interface HandlePlace {
  /** Position of the block in the document. */
  readonly position: number;
  readonly name: string;
  /** Distance from the top of the sheet, in px. */
  readonly top: number;
  /** Nothing is written there: a block can be inserted. */
  readonly isEmpty: boolean;
}

/** Measures the block at a position. */
function placeOf(editor: Editor, sheet: HTMLElement | null, at: number): HandlePlace | undefined {
  const { node, from: position } = blockAt(editor.state.doc, at);
  const element = editor.view.nodeDOM(position);
  if (!(element instanceof HTMLElement) || sheet === null) return undefined;
  const top = element.getBoundingClientRect().top - sheet.getBoundingClientRect().top;
  return { position, name: nameOf(node), top, isEmpty: isEmptyText(node) };
}

const isSame = (a: HandlePlace | undefined, b: HandlePlace | undefined): boolean =>
  a?.position === b?.position && a?.top === b?.top && a?.isEmpty === b?.isEmpty;

/** Position of the handle: beside the block under the mouse, or the empty paragraph at the caret. */
export function useHandlePlace(
  editor: Editor,
  sheet: RefObject<HTMLElement | null>,
): HandlePlace | undefined {
  const [place, setPlace] = useState<HandlePlace>();

  useEffect(() => {
    // A block is measured only where the caret is in an empty one: a key press measures nothing.
    const emptyPlace = () => {
      const { node, from } = currentBlock(editor.state);
      return editor.isFocused && isEmptyText(node) ? placeOf(editor, sheet.current, from) : undefined;
    };
    // A handle that is dragged stays: it has just selected its block.
    const follow = () => setPlace((now) => emptyPlace() ?? (now?.isEmpty ? undefined : now));
    const leave = () => setPlace(emptyPlace());
    editor.on('selectionUpdate', follow);
    editor.on('focus', follow);
    editor.on('update', leave);
    return () => {
      editor.off('selectionUpdate', follow);
      editor.off('focus', follow);
      editor.off('update', leave);
    };
  }, [editor, sheet]);

  useEffect(() => {
    const element = sheet.current;
    const point = ({ clientY, pointerType, target }: PointerEvent) => {
      const inMenu = target instanceof Element && target.closest('button') !== null;
      if (pointerType !== 'mouse' || inMenu) return;
      const box = editor.view.dom.getBoundingClientRect();
      if (clientY < box.top || clientY > box.bottom) return;
      const at = editor.view.posAtCoords({ left: box.left + box.width / 2, top: clientY });
      if (at === null) return;
      const next = placeOf(editor, element, at.inside >= 0 ? at.inside : at.pos);
      setPlace((now) => (isSame(now, next) ? now : next));
    };
    element?.addEventListener('pointermove', point);
    return () => element?.removeEventListener('pointermove', point);
  }, [editor, sheet]);

  return place;
}
