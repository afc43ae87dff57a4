import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { type DragEvent, type RefObject, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Menu } from '../../../primitives/Menu/Menu.tsx';
import * as css from './BlockHandle.css.ts';
import { useHandlePlace } from './useHandlePlace.ts';

const entries = [
  { id: 'up', label: 'Выше' },
  { id: 'down', label: 'Ниже' },
  { id: 'remove', label: 'Удалить блок', tone: 'danger' },
] as const;

type BlockAction = (typeof entries)[number]['id'];

interface BlockHandleProps {
  editor: Editor;
  sheet: RefObject<HTMLElement | null>;
  /** The action for the block, which is already selected. */
  onAction: (action: BlockAction) => void;
  /** Inserts a block in the empty paragraph where the caret is. */
  onInsert: (trigger: HTMLElement) => void;
}

const select = ({ view }: Editor, position: number): void => {
  const { tr } = view.state;
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, position)));
};

/** As when ProseMirror's own nodes are dragged: the drop is its business. */
function beginDrag({ view }: Editor, position: number, name: string, { dataTransfer }: DragEvent): void {
  dataTransfer.effectAllowed = 'move';
  dataTransfer.setData('text/plain', name);
  const element = view.nodeDOM(position);
  if (element instanceof HTMLElement) dataTransfer.setDragImage(element, 0, 0);
  view.dragging = { slice: view.state.selection.content(), move: true };
}

function endDrag({ view }: Editor): void {
  view.dragging = null;
}

/** react-aria passes no `draggable` on, and holds a press only of what has it. */
const makeDraggable = (button: HTMLButtonElement | null): void => button?.setAttribute('draggable', 'true');

/**
 * Handle beside a block: drags, moves and deletes it; beside an empty paragraph it inserts a block (design section 14).
 */
export function BlockHandle({ editor, sheet, onAction, onInsert }: BlockHandleProps) {
  const place = useHandlePlace(editor, sheet);
  const plus = useRef<HTMLButtonElement>(null);
  if (place === undefined) return null;
  const { position, name, top, isEmpty } = place;

  return (
    <div className={css.handle} style={{ top }}>
      {isEmpty ? (
        <Button
          ref={plus}
          className={css.plus}
          aria-label="Вставить блок"
          preventFocusOnPress
          onPress={() => {
            editor.commands.focus(position + 1);
            if (plus.current) onInsert(plus.current);
          }}
        >
          <Icon name="plus" />
        </Button>
      ) : (
        // Without a mouse, blocks are moved with keys and from the toolbar.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          onDragStart={(event) => {
            select(editor, position);
            beginDrag(editor, position, name, event);
          }}
          onDragEnd={() => endDrag(editor)}
        >
          <Menu
            items={entries}
            onAction={(action) => {
              select(editor, position);
              onAction(action);
            }}
          >
            <Button ref={makeDraggable} className={css.button} aria-label={`Действия с блоком: ${name}`}>
              <Icon name="grip" size="small" />
            </Button>
          </Menu>
        </div>
      )}
    </div>
  );
}
