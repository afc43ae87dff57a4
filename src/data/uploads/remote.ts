import type { Media } from '#src/api/contract.ts';
import { offline } from '#src/api/errors.ts';
import { fail } from '#src/api/result.ts';
import type { Session } from '#src/session/index.ts';

/** The state of a file on the server. */
export type Remote =
  /** The server does not answer. */
  | { readonly kind: 'away' }
  /** The server has no such file. */
  | { readonly kind: 'gone' }
  /** The server has so many bytes. */
  | { readonly kind: 'receiving'; readonly offset: number }
  | { readonly kind: 'processing' }
  | { readonly kind: 'done'; readonly media: Media }
  | { readonly kind: 'failed'; readonly sentence: string };

/** The id at the end of an address. */
const idOf = (url: string): string => url.replace(/\/$/, '').split('/').at(-1) ?? '';

/** Asks for the state, which also refreshes an expired token. @param url of the upload */
export async function getRemote(session: Pick<Session, 'call'>, url: string): Promise<Remote> {
  const params = { id: idOf(url) };
  const reply = await session.call('upload', { params }).catch(() => fail(offline));
  if (!reply.ok) {
    const isGone = reply.error.kind === 'http' && reply.error.status === 404;
    return { kind: isGone ? 'gone' : 'away' };
  }
  const { state, offset, media, error } = reply.value;
  switch (state) {
    case 'receiving':
      return { kind: state, offset };
    case 'processing':
      return { kind: state };
    case 'done':
      // The author has deleted it elsewhere.
      return media === null ? { kind: 'gone' } : { kind: state, media };
    case 'failed':
      return { kind: state, sentence: error ?? 'Обработать файл не получилось. Выберите другой.' };
  }
}
