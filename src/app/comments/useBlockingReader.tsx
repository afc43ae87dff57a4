import { useState } from 'react';
import type { Person } from '#src/api/contract.ts';
import { formatError } from '#src/api/errors.ts';
import { BlockReaderPopup } from '#src/components/popups/BlockReaderPopup/index.ts';
import { useBlocking } from '#src/data/comments/blockedReaders.ts';
import { notify } from '../shell/notify.ts';

/** Milliseconds for which it can be taken back from the notice. */
const timeout = 10_000;

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
