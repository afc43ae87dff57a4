import { eq } from 'drizzle-orm';
import { tables, type Database } from '#src/server/database/index.ts';
import { post, registerAt } from './overHttp.ts';
import type { Asked } from './postDoors.ts';
import { password } from './testServer.ts';

interface Asking {
  readonly bearer?: string | undefined;
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call with or without a bearer. */
export const ask = (method: string, url: string, { bearer, body, headers }: Asking = {}): Promise<Response> =>
  fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
  });

export const logInAt = (url: string, email: string): Promise<Response> =>
  post(`${url}/auth/jwt/create/`, { email, password });

/** Registers a person with the server at `url` and logs them in. @returns the access token */
export async function enterAt(url: string, email: string): Promise<string> {
  const { status } = await registerAt(url, email);
  if (status !== 201) throw new Error(`a registration is answered with ${status}`);
  return (await (await logInAt(url, email)).json()).access;
}

/** The calls that a table of doors needs, by HTTP. @param db of the server, where e-mails are proved */
export const askedAt = (url: string, db: Database): Pick<Asked, 'enter' | 'send'> => ({
  async enter(email) {
    const bearer = await enterAt(url, email);
    await db.update(tables.users).set({ emailVerified: true }).where(eq(tables.users.email, email));
    return bearer;
  },
  async send(method, path, body, bearer) {
    const reply = await ask(method, url + path, { body, bearer });
    const text = await reply.text();
    return { statusCode: reply.status, body: text, json: () => JSON.parse(text) };
  },
});
