import { randomUUID } from 'node:crypto';
import type { Draft } from '#src/api/contract.ts';
import { written } from '#tests/server/support/drafts.ts';
import type { AskedServer } from './servers.ts';

/** What differs from one server to the next: numbers of rows, the username of a new account, moments. */
const comparable = (key: string, value: unknown): unknown => {
  if (typeof value === 'number' && /^(id|user_id|\d+)$/.test(key)) return 'id';
  if (key === 'username') return key;
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? 'moment' : value;
};

export type Call = <Value>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  value?: object,
  ifMatch?: string,
) => Promise<Value>;

/** The calls of somebody new. @param log gets every answer */
export async function newPerson({ ask, enter }: AskedServer, name: string, log: unknown[]): Promise<Call> {
  const bearer = await enter(`${name}@example.ru`);
  return async (method, path, value, ifMatch) => {
    const headers = {
      authorization: `Bearer ${bearer}`,
      'user-agent': navigator.userAgent,
      ...(value !== undefined && { 'content-type': 'application/json' }),
      ...(ifMatch !== undefined && { 'if-match': ifMatch }),
    };
    const body = value && JSON.stringify(value);
    const { status, text } = await ask({ method, path, headers, ...(body !== undefined && { body }) });
    const place = path.replaceAll(/\d+/g, 'id');
    log.push([`${name}: ${method} ${place}`, status, JSON.parse(text || 'null', comparable)]);
    return JSON.parse(text || 'null');
  };
}

/** A new post of somebody's, and what they do with it. */
export async function newPost(call: Call, changes: Partial<Draft> = {}) {
  const { id } = await call<Draft>('POST', '/api/drafts/', written(changes));
  const path = `/api/drafts/${id}/`;
  return {
    path,
    publicPath: `/api/posts/${id}/`,
    /** @param ifMatch the revision that it changes; absent: the header is */
    save: (fields: object, ifMatch?: string) =>
      call('PUT', path, { ...written(), save_id: randomUUID(), ...fields }, ifMatch),
    /** @param at `null`: now */
    publish: (ifMatch: string, at: string | null = null) =>
      call('PUT', `${path}publication/`, { at }, ifMatch),
    withdraw: () => call('DELETE', `${path}publication/`),
  };
}

/** Says that they are an author. @returns id of their account */
export async function becomeAuthor(call: Call): Promise<number> {
  const author = { name: 'Нина', role: 'Художник' };
  const { user_id: id } = await call<{ user_id: number }>('PUT', '/api/profile/author/', author);
  return id;
}
