import type { Media } from '#src/api/contract.ts';
import { offline } from '#src/api/errors.ts';
import { fail } from '#src/api/result.ts';
import type { Session } from '#src/session/index.ts';

/** What the server says of a file that is on its way to it. */
export type There =
  /** It could not be asked. */
  | { readonly kind: 'away' }
  /** It knows of none. */
  | { readonly kind: 'gone' }
  /** So many bytes are there. */
  | { readonly kind: 'receiving'; readonly offset: number }
  | { readonly kind: 'processing' }
  | { readonly kind: 'done'; readonly media: Media }
  | { readonly kind: 'failed'; readonly sentence: string };

/** The id that the end of an address is. */
const idOf = (url: string): string => url.replace(/\/$/, '').split('/').at(-1) ?? '';

/** Asks for it, which also refreshes a token that has run out. @param url of the upload */
export async function look(session: Pick<Session, 'call'>, url: string): Promise<There> {
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
      // The author has deleted it elsewhere since.
      return media === null ? { kind: 'gone' } : { kind: state, media };
    case 'failed':
      return { kind: state, sentence: error ?? 'Обработать файл не получилось. Выберите другой.' };
  }
}
