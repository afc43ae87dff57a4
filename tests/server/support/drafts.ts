import { randomUUID } from 'node:crypto';
import type { Block, Body, Draft } from '#src/api/contract.ts';
import { paragraph } from './people.ts';
import type { TestServer } from './testServer.ts';

/** A draft with a title and a paragraph, for everybody. */
export const written = (changes: Partial<Body<'createDraft'>> = {}): Body<'createDraft'> => ({
  title: 'Письма с парома',
  blocks: [paragraph('Доброе утро')],
  audience: 'everyone',
  tiers: [],
  ...changes,
});

/** Text that is for everybody, a mark, and text that is not. */
export const marked = (secret: string): Block[] => [
  paragraph('Для всех'),
  { type: 'paywall' },
  paragraph(secret),
];

/** The calls of an author, all of which return replies. */
export function writerOf({ app }: Pick<TestServer, 'app'>, bearer: string) {
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    app.inject({
      method,
      url,
      ...(payload && { payload }),
      headers: { authorization: `Bearer ${bearer}`, ...headers },
    });
  const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` });
  return {
    call,
    create: (changes?: Partial<Body<'createDraft'>>, headers?: Readonly<Record<string, string>>) =>
      call('POST', '/api/drafts/', written(changes), headers),
    /** @throws {Error} unless there is a new one */
    async make(changes?: Partial<Body<'createDraft'>>): Promise<Draft> {
      const reply = await call('POST', '/api/drafts/', written(changes));
      if (reply.statusCode !== 201) throw new Error(reply.body);
      return reply.json<Draft>();
    },
    read: async (id: number) => (await call('GET', `/api/drafts/${id}/`)).json<Draft>(),
    save: (
      { id, revision }: Pick<Draft, 'id' | 'revision'>,
      changes?: Partial<Body<'saveDraft'>>,
      headers?: Readonly<Record<string, string>>,
    ) =>
      call(
        'PUT',
        `/api/drafts/${id}/`,
        { ...written(changes), save_id: changes?.save_id ?? randomUUID() },
        { ...ifMatch(revision), ...headers },
      ),
    publish: ({ id, revision }: Pick<Draft, 'id' | 'revision'>, at: string | null = null) =>
      call('PUT', `/api/drafts/${id}/publication/`, { at }, ifMatch(revision)),
    withdraw: (id: number) => call('DELETE', `/api/drafts/${id}/publication/`),
    remove: (id: number) => call('DELETE', `/api/drafts/${id}/`),
    restore: (id: number) => call('PUT', `/api/drafts/${id}/restore/`),
  };
}

export type Writer = ReturnType<typeof writerOf>;
