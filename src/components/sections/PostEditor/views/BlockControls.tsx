import type { ReactNodeViewProps } from '@tiptap/react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useUi } from '../media.ts';
import * as css from './views.css.ts';

interface BlockControlsProps extends Pick<
  ReactNodeViewProps,
  'editor' | 'getPos' | 'deleteNode' | 'selected'
> {
  /** Title of the block's dialog: «Описание и подпись». */
  label: string;
  /** Missing parts, before the buttons. @default nothing */
  remark?: string | undefined;
}

/** The actions of the selected block; other blocks show none. */
export function BlockControls({ editor, getPos, deleteNode, selected, label, remark }: BlockControlsProps) {
  const { onEdit } = useUi();
  if (!selected) return remark === undefined ? null : <p className={css.remark}>{remark}</p>;
  const edit = () => {
    const position = getPos();
    if (position !== undefined) onEdit(editor, position);
  };
  return (
    <div className={css.controls}>
      {remark !== undefined && <p className={css.remark}>{remark}</p>}
      <Button kind="outline" size="small" onPress={edit}>
        {label}
      </Button>
      <Button kind="ghost" size="small" onPress={deleteNode}>
        Убрать
      </Button>
    </div>
  );
}

/** Placeholder of a missing file. */
export function Lost({ kind }: { kind: string }) {
  return <p className={css.lost}>{kind}: файл не нашёлся. Уберите блок и загрузите файл ещё раз.</p>;
}
