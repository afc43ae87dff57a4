import type { Draft } from '#src/api/contract.ts';
import { type ApiError, formatError } from '#src/api/errors.ts';
import type { Result } from '#src/api/result.ts';
import type { Session } from '#src/session/index.ts';
import type { Save } from './deviceStore.ts';

/** The result of a call. */
export type Answer =
  | { readonly kind: 'done'; readonly draft: Draft }
  /** No reply: the call may have been carried out. */
  | { readonly kind: 'unanswered' }
  /** The server is ill or has too much to do: perhaps it was carried out. */
  | { readonly kind: 'failed'; readonly message: string }
  /** Another try would be refused, too. */
  | { readonly kind: 'refused'; readonly message: string }
  /** It was changed elsewhere: nothing was carried out. */
  | { readonly kind: 'outdated' }
  /** There is no such post, or no more. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'signedOut' };

/** The calls that keep a post on the server. */
export interface DraftServer {
  load: (id: number) => Promise<Answer>;
  create: (save: Save) => Promise<Answer>;
  save: (id: number, revision: number, save: Save) => Promise<Answer>;
}

const failure = 'Сервер не сохранил пост. Попробуйте ещё раз.';

function readStatus(status: number, message: string): Answer {
  if (status === 401) return { kind: 'signedOut' };
  if (status === 404 || status === 410) return { kind: 'missing' };
  if (status === 412) return { kind: 'outdated' };
  if (status >= 502 && status <= 504) return { kind: 'unanswered' };
  return { kind: status >= 500 || status === 429 ? 'failed' : 'refused', message };
}

/** @param isSignedIn whether the session has outlived the failure */
function readError(error: ApiError, isSignedIn: boolean): Answer {
  if (!isSignedIn) return { kind: 'signedOut' };
  switch (error.kind) {
    case 'offline':
    // The session waits between two tries to go on.
    case 'session':
    // A reply without JSON comes from something else, like the page of a hotel's network.
    case 'malformed':
      return { kind: 'unanswered' };
    case 'http':
      return readStatus(error.status, formatError(error, failure));
  }
}

/** The calls in the name of the signed-in person. */
export function createDraftServer(
  session: Pick<Session, 'call' | 'generation' | 'getSnapshot'>,
): DraftServer {
  const before = session.generation();

  /** Nothing is sent for another account. */
  async function ask(call: () => Promise<Result<Draft>>): Promise<Answer> {
    if (session.generation() !== before) return { kind: 'signedOut' };
    const result = await call();
    if (session.generation() !== before) return { kind: 'signedOut' };
    if (!result.ok) return readError(result.error, session.getSnapshot().status !== 'visitor');
    return { kind: 'done', draft: result.value };
  }

  return {
    load: (id) => ask(() => session.call('draft', { params: { id: String(id) } })),
    create: ({ id: key, saved }) => ask(() => session.call('createDraft', { body: saved, key })),
    save: (id, revision, { id: saveId, saved, replaces }) =>
      ask(() =>
        session.call('saveDraft', {
          params: { id: String(id) },
          headers: { 'If-Match': `"${revision}"` },
          body: { ...saved, save_id: saveId, ...(replaces && { replaces }) },
        }),
      ),
  };
}
