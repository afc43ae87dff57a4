import { useRef, useState } from 'react';
import { formatError } from '#src/api/errors.ts';
import { ReportPopup, type ReportReason } from '#src/components/popups/ReportPopup/ReportPopup.tsx';
import { useCreate } from '#src/data/shared/actions.ts';
import { useSession } from '#src/session/index.ts';
import type { Action } from '#src/status/action.ts';
import { notify } from '../shell/notify.ts';

/** The reported post or comment. */
interface Subject {
  readonly kind: 'comment' | 'post';
  readonly id: string;
}

const failure = 'Не удалось отправить жалобу. Попробуйте ещё раз.';

/** Complaints about comments and posts: asks why, and sends it. */
export function useReporting() {
  const session = useSession();
  const create = useCreate<string>();
  /** The last one; it stays while the popup fades. */
  const [subject, setSubject] = useState<Subject>();
  const [isOpen, setOpen] = useState(false);
  /** The subject of the open popup. */
  const openSubject = useRef<Subject>(undefined);
  const [action, setAction] = useState<Action>({ kind: 'idle' });

  function close(): void {
    openSubject.current = undefined;
    setOpen(false);
  }

  async function send(about: Subject, reason: ReportReason): Promise<void> {
    const { kind, id } = about;
    setAction({ kind: 'pending' });
    const result = await create(`${kind} ${id} ${reason}`, (key) =>
      session.call(kind === 'post' ? 'reportPost' : 'reportComment', {
        params: { id },
        body: { reason },
        key,
      }),
    );
    const isStillOpen = openSubject.current === about;
    if (!result.ok) {
      const message = formatError(result.error, failure);
      if (isStillOpen) return setAction({ kind: 'failed', message });
      return notify({ tone: 'error', title: 'Жалоба не отправлена', text: message });
    }
    if (isStillOpen) {
      setAction({ kind: 'idle' });
      close();
    }
    notify({ tone: 'success', title: 'Жалоба отправлена', text: result.value.detail });
  }

  return {
    report(next: Subject) {
      openSubject.current = next;
      setSubject(next);
      setAction({ kind: 'idle' });
      setOpen(true);
    },
    popup: subject && (
      <ReportPopup
        subject={subject.kind}
        isOpen={isOpen}
        onOpenChange={(next) => !next && close()}
        action={action}
        onSend={(reason) => void send(subject, reason)}
      />
    ),
  };
}
