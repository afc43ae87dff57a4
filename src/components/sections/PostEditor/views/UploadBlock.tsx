import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { formatPercent } from '#src/format/percent.ts';
import { setRussian } from '#src/format/typesetting.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { UploadBlock as Block } from '../blocks.ts';
import { type UploadAction, type UploadState, useUi } from '../media.ts';
import { blockOf } from '../document/toBlocks.ts';
import * as css from './views.css.ts';

/** A file that was being uploaded when the page was closed, and is lost. */
const forgotten: UploadState = {
  kind: 'failed',
  reason: 'Загрузка прервалась. Уберите этот блок и выберите файл ещё раз.',
  canRetry: false,
};

/** Uploaded share of the file, from 0 to 1. */
function progressOf(state: UploadState): number {
  switch (state.kind) {
    case 'uploading':
    case 'paused':
      return state.progress;
    case 'processing':
    case 'done':
      return 1;
    case 'waiting':
    case 'failed':
      return 0;
  }
}

function noteOf(state: Exclude<UploadState, { kind: 'failed' }>, kind: Block['kind']): string {
  switch (state.kind) {
    case 'waiting':
      return 'Ждёт очереди';
    case 'uploading': {
      const percent = formatPercent(Math.floor(state.progress * 100));
      return state.note === undefined ? percent : `${percent} · ${state.note}`;
    }
    case 'paused':
      return `На паузе, ${formatPercent(Math.floor(state.progress * 100))}`;
    case 'processing':
      return 'Загружено, готовим к показу';
    case 'done':
      return kind === 'gallery' ? 'Загружено, ждём остальные картинки галереи' : 'Загружено';
  }
}

/** A file on its way, in its place of the text (design section 14). */
export function UploadBlock({ node, deleteNode }: ReactNodeViewProps) {
  const { id, kind, name } = blockOf(node, 'upload');
  const { uploads, onUploadAction } = useUi();
  const upload = uploads.get(id);
  const state = upload?.state ?? forgotten;
  const act = (action: UploadAction) => () => {
    onUploadAction(id, action);
    if (action === 'cancel') deleteNode();
  };
  if (state.kind === 'failed') {
    return (
      <NodeViewWrapper>
        <div className={css.failure} role="alert">
          <span className={css.failureMark} aria-hidden="true">
            !
          </span>
          <div>
            <p className={css.name}>
              <bdi>{name}</bdi>: не загрузилось
            </p>
            <p>{setRussian(state.reason)}</p>
          </div>
          <div className={css.failureActions}>
            {state.canRetry && (
              <Button kind="ghost" size="small" onPress={act('retry')}>
                Повторить
              </Button>
            )}
            <Button kind="ghost" size="small" onPress={act('cancel')}>
              Убрать
            </Button>
          </div>
        </div>
      </NodeViewWrapper>
    );
  }
  const progress = `${progressOf(state) * 100}%`;
  return (
    <NodeViewWrapper>
      {kind === 'picture' || kind === 'gallery' ? (
        <div className={css.loading} data-moving={state.kind === 'uploading' || undefined}>
          {upload?.preview !== undefined && <img className={css.preview} src={upload.preview} alt="" />}
          {state.kind !== 'done' && <span className={css.veil} style={{ insetInlineStart: progress }} />}
        </div>
      ) : (
        <div className={css.bar}>
          <div className={css.barDone} style={{ width: progress }} />
        </div>
      )}
      <div className={css.uploadRow}>
        <div className={css.uploadText}>
          <p className={css.name}>{name}</p>
          <p className={css.note}>{noteOf(state, kind)}</p>
        </div>
        <div className={css.uploadActions}>
          {state.kind === 'uploading' && (
            <Button kind="ghost" size="small" onPress={act('pause')}>
              <Icon name="pause" />
              Пауза
            </Button>
          )}
          {state.kind === 'paused' && (
            <Button kind="ghost" size="small" onPress={act('resume')}>
              Продолжить
            </Button>
          )}
          <Button kind="ghost" size="small" onPress={act('cancel')}>
            <Icon name="close" />
            Отменить
          </Button>
        </div>
      </div>
    </NodeViewWrapper>
  );
}
