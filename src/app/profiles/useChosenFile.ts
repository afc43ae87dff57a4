import { useEffect, useRef, useState } from 'react';
import type { Media } from '#src/api/contract.ts';
import type { UploadItem } from '#src/data/uploads/state.ts';
import { useUploads } from '#src/data/uploads/useUploads.ts';
import type { Action } from '#src/status/action.ts';

type PictureMedia = Extract<Media, { kind: 'picture' }>;

interface Chosen {
  readonly key: string;
  readonly file: File;
}

function actionOf(item: UploadItem | undefined): Action {
  switch (item?.state.kind) {
    case undefined:
    case 'done':
      return { kind: 'idle' };
    case 'waiting':
    case 'uploading':
    case 'processing':
      return { kind: 'pending' };
    case 'paused':
    case 'missing':
      return { kind: 'failed', message: 'Загрузка прервалась. Выберите файл ещё раз.' };
    case 'failed':
      return { kind: 'failed', message: item.state.sentence };
  }
}

/**
 * One upload; the next file replaces it.
 * @param place what it is for
 * @param onReady it is there: called once for each
 */
export function useChosenFile(place: string, onReady: (file: File, media: PictureMedia) => void) {
  const { items, add, remove } = useUploads(place);
  const [chosen, setChosen] = useState<Chosen>();
  /** Key of the file chosen on this visit; files of an earlier one are removed. */
  const last = useRef<string>(undefined);
  const item = items.find(({ key }) => key === chosen?.key);

  useEffect(() => {
    for (const { key, state } of items) {
      if (key !== last.current) remove(key);
      else if (chosen?.key === key && state.kind === 'done' && state.media.kind === 'picture') {
        last.current = undefined;
        remove(key);
        onReady(chosen.file, state.media);
      }
    }
  }, [items, chosen, remove, onReady]);

  return {
    upload: actionOf(item),
    choose(file: File): void {
      last.current = add(place, 'picture', file);
      setChosen({ key: last.current, file });
    },
  };
}
