import { useState } from 'react';
import { type ApiError, firstMessages, formatError } from '#src/api/errors.ts';
import type { Drafts, Place } from '#src/components/sections/Comments/Comments.tsx';
import { useCommentDrafts } from '#src/data/comments/commentDrafts.ts';
import type { useCommentCalls } from '#src/data/comments/useCommentCalls.ts';
import { isAnswered } from '#src/data/shared/actions.ts';
import { useRenewUser, useUpdateUser } from '#src/session/index.ts';
import { useActions } from '#src/status/useActions.ts';
import { splitName } from '#src/validation/index.ts';
import { useInner } from '../shell/inner.ts';
import { asksForProof, useVerification } from '../verification/useVerification.ts';

/**
 * Drafts of comments below a post, kept on this device until the server has them.
 * @param onChange reloads the post: the reader may no longer comment on it
 */
export function useWriting(
  post: string,
  { send, edit }: ReturnType<typeof useCommentCalls>,
  onChange: () => Promise<void>,
): Drafts {
  const drafts = useCommentDrafts();
  const verification = useVerification();
  const renewUser = useRenewUser();
  const { of: actionOf, set } = useActions<Place>();
  const [open, setOpen] = useState<Place>();
  const [sent, setSent] = useState<Place>();
  const naming = useNaming(drafts);

  const nameOf = (place: Place) => (place === 'new' ? `new ${post}` : place);

  async function call(place: Place, text: string) {
    const named = await naming?.save();
    if (named?.ok === false) return named;
    const [kind, id = ''] = place.split(' ');
    if (kind === 'edit') return edit(id, text);
    return send(text, kind === 'answer' ? id : undefined, drafts.keyOf(nameOf(place), text));
  }

  async function onSend(place: Place, text: string): Promise<void> {
    set(place, { kind: 'pending' });
    setSent(undefined);
    const result = await call(place, text);
    if (isAnswered(result)) drafts.keep(nameOf(place), result.ok ? '' : text);
    if (!result.ok) {
      set(place, { kind: 'failed', message: sendFailure(result.error, drafts.areKept()) });
      if (asksForProof(result.error)) void renewUser();
      else if (result.error.kind === 'http' && result.error.status === 403) void onChange();
      return;
    }
    // A form that closes has nothing more to say.
    set(place, { kind: place === 'new' ? 'done' : 'idle' });
    setSent(place);
    setOpen((now) => (now === place ? undefined : now));
  }

  return {
    open,
    onOpen(place) {
      // Clears the former result when a person returns to a form.
      if (open !== undefined && actionOf(open).kind !== 'pending') set(open, { kind: 'idle' });
      setOpen(place);
    },
    textOf: (place) => drafts.of(nameOf(place)),
    onText: (place, text) => drafts.keep(nameOf(place), text),
    actionOf,
    onSend: (place, text) => void onSend(place, text),
    verification,
    naming,
    sent,
  };
}

/** Draft of the name of a reader who has none; its account gets it before the first comment. */
function useNaming(drafts: ReturnType<typeof useCommentDrafts>) {
  const { user } = useInner();
  const updateUser = useUpdateUser();
  const [name, setName] = useState(() => drafts.of('name'));
  if (user.first_name !== '' || user.last_name !== '') return undefined;
  return {
    name,
    onName(typed: string) {
      setName(typed);
      drafts.keep('name', typed);
    },
    async save() {
      const { first, last } = splitName(name);
      const result = await updateUser({ first_name: first, last_name: last });
      if (result.ok) drafts.keep('name', '');
      return result;
    },
  };
}

const lost = 'Не отправилось: пропала связь. Текст на месте,';
const storedText = `${lost} он сохранён в этом браузере.`;
const unstoredText = `${lost} пока открыта страница.`;
const refused = 'Не отправилось. Текст на месте, отправьте ещё раз чуть позже.';

/** The sentence under a comment that was not sent. @param isStored its text outlives the page */
function sendFailure(error: ApiError, isStored: boolean): string {
  if (error.kind === 'offline') return isStored ? storedText : unstoredText;
  const { text, first_name, last_name } = firstMessages(error);
  return text ?? first_name ?? last_name ?? formatError(error, refused);
}
