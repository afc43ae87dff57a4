import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Media } from '#src/api/contract.ts';
import type {
  ChosenFile,
  LimitsView,
  MediaView,
  UploadAction,
  UploadView,
} from '#src/components/sections/PostEditor/PostEditor.tsx';
import type { UploadItem } from '#src/data/uploads/state.ts';
import { useUploadLimits, useUploads } from '#src/data/uploads/useUploads.ts';
import { formatBytes } from '#src/format/bytes.ts';
import { presentFile, presentPicture, presentSound } from '../posts/presentMedia.ts';

/** All files of posts are in one place: a new post has no id yet, and its blocks name what is theirs. */
const scope = 'posts';

function presentMedia(media: Media): MediaView {
  switch (media.kind) {
    case 'picture':
      return { kind: 'picture', picture: presentPicture(media, '') };
    case 'audio':
      return { kind: 'audio', sound: presentSound(media, '') };
    case 'file':
      return { kind: 'file', file: presentFile(media, '') };
  }
}

function presentState({ state, bytes }: UploadItem): UploadView['state'] {
  switch (state.kind) {
    case 'waiting':
    case 'processing':
      return state;
    case 'uploading':
      return {
        kind: 'uploading',
        progress: state.sent / state.total,
        note: `${formatBytes(state.sent)} из ${formatBytes(bytes)}`,
      };
    case 'paused':
      return { kind: 'paused', progress: state.sent / state.total };
    case 'missing':
      return {
        kind: 'failed',
        reason: 'Файла больше нет на этом устройстве. Уберите его и добавьте ещё раз.',
        canRetry: false,
      };
    case 'failed':
      return { kind: 'failed', reason: state.sentence, canRetry: state.canRetry };
    case 'done':
      return { kind: 'done', media: state.media.id };
  }
}

/** A file that this device does not know: it was chosen on another one, or forgotten. */
const lost: UploadView = {
  state: {
    kind: 'failed',
    reason: 'Загрузка прервалась. Уберите файл и добавьте ещё раз.',
    canRetry: false,
  },
};

const sentenceOf = (bytes: number | undefined) => (bytes === undefined ? '' : `До ${formatBytes(bytes)}`);

/** Addresses of pictures on this device, as long as the page shows them. */
function usePreviews() {
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map());
  const made = useRef<string[]>([]);
  useEffect(() => () => made.current.splice(0).forEach((url) => URL.revokeObjectURL(url)), []);
  function add(key: string, file: File): void {
    const url = URL.createObjectURL(file);
    made.current.push(url);
    setPreviews((previous) => new Map(previous).set(key, url));
  }
  return { previews, add };
}

/**
 * The files of a post as the editor takes them.
 * @param media what the server says of the post's files
 * @param waiting ids of the uploads that its blocks name, with spaces between: a key press leaves it as it was
 */
export function useFiles(media: readonly Media[], waiting: string) {
  const { items, add, pause, resume, remove } = useUploads(scope);
  const limits = useUploadLimits()?.limits;
  const { previews, add: addPreview } = usePreviews();

  const views = useMemo(() => {
    const done = items.flatMap(({ state }) => (state.kind === 'done' ? [state.media] : []));
    return new Map([...media, ...done].map((each) => [each.id, presentMedia(each)]));
  }, [media, items]);
  const uploads = useMemo(() => {
    const previous = items.map((item): readonly [string, UploadView] => [
      item.key,
      { state: presentState(item), preview: previews.get(item.key) },
    ]);
    const named = waiting === '' ? [] : waiting.split(' ');
    return new Map<string, UploadView>([...named.map((key) => [key, lost] as const), ...previous]);
  }, [items, previews, waiting]);

  // The post has the file, so its upload is no longer needed.
  useEffect(() => {
    for (const { key, state } of items)
      if (state.kind === 'done' && media.some(({ id }) => id === state.media.id)) remove(key);
  }, [items, media, remove]);

  const sentences = useMemo(
    (): LimitsView => ({
      picture: sentenceOf(limits?.picture),
      audio: sentenceOf(limits?.audio),
      file: sentenceOf(limits?.file),
    }),
    [limits],
  );
  const onUploadAction = useCallback(
    (key: string, action: UploadAction): void => {
      switch (action) {
        case 'pause':
          return pause(key);
        case 'resume':
        case 'retry':
          return resume(key);
        case 'cancel':
          return remove(key);
      }
    },
    [pause, resume, remove],
  );

  return {
    media: views,
    uploads,
    limits: sentences,
    onFiles(files: readonly ChosenFile[]): readonly string[] {
      return files.map(({ file, kind }) => {
        const isPicture = kind === 'picture' || kind === 'gallery';
        const key = add(scope, isPicture ? 'picture' : kind, file);
        if (isPicture) addPreview(key, file);
        return key;
      });
    },
    onUploadAction,
    hasFailed: (key: string) => uploads.get(key)?.state.kind === 'failed',
  };
}
