import { useState } from 'react';
import type { Answer, Comment, Person } from '#src/api/contract.ts';
import { type ApiError, formatError } from '#src/api/errors.ts';
import { BlockReaderPopup } from '#src/components/popups/BlockReaderPopup/BlockReaderPopup.tsx';
import { useBlocking } from '#src/data/comments/blockedReaders.ts';
import type { useCommentCalls } from '#src/data/comments/useCommentCalls.ts';
import { notify } from '../shell/notify.ts';

/** Milliseconds for which a deletion can be taken back: longer than a notice that only tells. */
const timeout = 10_000;

const failures = {
  remove: 'Проверьте соединение и удалите ещё раз.',
  restore: 'Проверьте соединение и попробуйте ещё раз.',
};

/** Deletes a comment at once; the notice can undo it. */
export function useRemoval({ remove, restore }: ReturnType<typeof useCommentCalls>) {
  async function takeBack(id: string): Promise<void> {
    const result = await restore(id);
    if (result.ok) return notify({ tone: 'success', title: 'Комментарий возвращён' });
    const text =
      result.error.kind === 'offline' ? failures.restore : formatError(result.error, failures.restore);
    notify(
      {
        tone: 'error',
        title: 'Комментарий не возвращён',
        text,
        ...(!isTooLate(result.error) && { action: again(() => void takeBack(id)) }),
      },
      timeout,
    );
  }

  return async (comment: Comment | Answer): Promise<void> => {
    const result = await remove(comment);
    if (result.ok)
      return notify(
        {
          tone: 'success',
          title: 'Комментарий удалён',
          action: { label: 'Вернуть', onPress: () => void takeBack(comment.id) },
        },
        timeout,
      );
    const text =
      result.error.kind === 'offline' ? failures.remove : formatError(result.error, failures.remove);
    notify({ tone: 'error', title: 'Комментарий не удалён', text });
  };
}

const isTooLate = (error: ApiError): boolean => error.kind === 'http' && error.status === 410;

const again = (onPress: () => void) => ({ label: 'Повторить', onPress });

const failure = 'Попробуйте ещё раз.';

type Reader = Pick<Person, 'user_id' | 'name'>;

/** Blocks a reader, after asking. */
export function useBlockingReader() {
  const setBlocked = useBlocking();
  /** The last reader; kept while the popup fades. */
  const [reader, setReader] = useState<Reader>();
  const [isOpen, setOpen] = useState(false);

  async function change({ user_id, name }: Reader, isBlocked: boolean): Promise<void> {
    const result = await setBlocked(user_id, isBlocked);
    if (!result.ok) {
      const title = isBlocked ? 'Читатель не заблокирован' : 'Читатель не разблокирован';
      return notify({ tone: 'error', title, text: formatError(result.error, failure) });
    }
    if (!isBlocked) return notify({ tone: 'success', title: 'Читатель разблокирован', text: name });
    notify(
      {
        tone: 'success',
        title: 'Читатель заблокирован',
        text: name,
        action: { label: 'Вернуть', onPress: () => void change({ user_id, name }, false) },
      },
      timeout,
    );
  }

  return {
    block(next: Reader) {
      setReader(next);
      setOpen(true);
    },
    popup: reader && (
      <BlockReaderPopup
        isOpen={isOpen}
        onOpenChange={setOpen}
        reader={reader.name}
        onConfirm={() => {
          setOpen(false);
          void change(reader, true);
        }}
      />
    ),
  };
}
