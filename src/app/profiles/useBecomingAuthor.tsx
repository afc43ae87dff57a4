import { type ReactNode, useRef, useState } from 'react';
import type { BecomeAuthorField } from '#src/components/forms/BecomeAuthorForm/BecomeAuthorForm.tsx';
import { BecomeAuthorPopup } from '#src/components/popups/BecomeAuthorPopup/BecomeAuthorPopup.tsx';
import { useOwnProfileCalls } from '#src/data/profiles/ownProfile.ts';
import { settingsFailure } from '../shared/failures.ts';
import { useFormStatus } from '../shared/useFormStatus.ts';
import { useInner } from '../shell/inner.ts';

const failure = 'Не удалось создать страницу. Попробуйте ещё раз.';

/** The function that asks, and the popup to render. */
interface BecomingAuthor {
  /** Opens the popup; resolves when it is over: whether the person is an author now. */
  readonly become: () => Promise<boolean>;
  readonly popup: ReactNode;
}

/** The step to a page of an author: a name and what one does. */
export function useBecomingAuthor(): BecomingAuthor {
  const { user } = useInner();
  const { becomeAuthor } = useOwnProfileCalls();
  const [isOpen, setOpen] = useState(false);
  const { status, submit } = useFormStatus<BecomeAuthorField>(isOpen);
  /** Tells the caller. */
  const answer = useRef<(isAuthor: boolean) => void>(undefined);

  function close(isAuthor: boolean): void {
    setOpen(false);
    answer.current?.(isAuthor);
    answer.current = undefined;
  }

  return {
    become: () =>
      new Promise((resolve) => {
        answer.current = resolve;
        setOpen(true);
      }),
    popup: (
      <BecomeAuthorPopup
        isOpen={isOpen}
        onOpenChange={(next) => !next && close(false)}
        name={`${user.first_name} ${user.last_name}`.trim()}
        status={status}
        onSubmit={(author) =>
          void submit(async (isStillOpen) => {
            const result = await becomeAuthor(author);
            if (!result.ok)
              return {
                kind: 'failed',
                ...settingsFailure(result.error, ['name', 'role'], failure),
              };
            if (isStillOpen()) close(true);
            return { kind: 'done' };
          })
        }
      />
    ),
  };
}
