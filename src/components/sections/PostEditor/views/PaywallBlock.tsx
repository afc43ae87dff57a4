import { NodeViewWrapper, type ReactNodeViewProps, useEditorState } from '@tiptap/react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { type PaywallView, useUi } from '../media.ts';
import * as css from './views.css.ts';

/** Position of the mark in the text. */
export type MarkPlace = 'inside' | 'first' | 'last';

/** Texts of the mark, and a warning if it has no effect. */
function textsOf(paywall: PaywallView, place: MarkPlace): { title: string; note?: string; warning?: string } {
  if (paywall.kind === 'open')
    return {
      title: 'Занавес пока ничего не закрывает',
      warning: 'Пост открыт всем. Чтобы занавес опустился, выберите в доступе, кому он виден целиком.',
    };
  switch (place) {
    case 'last':
      return {
        ...paywall,
        warning: 'Под занавесом пусто. Поднимите его выше или напишите, что за ним.',
      };
    case 'first':
      return {
        ...paywall,
        warning: 'Над занавесом пусто: остальные увидят только название. Опустите его ниже.',
      };
    case 'inside':
      return paywall;
  }
}

/** The paywall mark: who reads on, who does not, or that it has no effect (design section 14). */
export function PaywallBlock({ editor, getPos, deleteNode }: ReactNodeViewProps) {
  const { paywall } = useUi();
  const place = useEditorState({
    editor,
    selector: ({ editor: { state } }): MarkPlace => {
      const position = getPos();
      if (position === undefined) return 'inside';
      const index = state.doc.resolve(position).index(0);
      const isWritten = state.doc.children.map(
        ({ type, content }) => type.name !== 'paragraph' || content.size > 0,
      );
      if (!isWritten.slice(index + 1).includes(true)) return 'last';
      return isWritten.slice(0, index).includes(true) ? 'inside' : 'first';
    },
  });
  const { title, note, warning } = textsOf(paywall, place);
  return (
    <NodeViewWrapper>
      <div className={css.wall}>
        <span className={css.folds} />
        <div className={css.wallText}>
          <p className={css.wallTitle}>{title}</p>
          {note !== undefined && warning === undefined && <p className={css.wallNote}>{note}</p>}
          {warning !== undefined && <p className={css.wallWarning}>{warning}</p>}
        </div>
        <IconButton label="Убрать занавес" icon="close" onPress={deleteNode} />
      </div>
    </NodeViewWrapper>
  );
}
