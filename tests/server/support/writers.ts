import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { post, registerAt } from './overHttp.ts';
import type { PostgresNode } from './postgresCluster.ts';
import { password } from './testServer.ts';

/** Somebody who goes on changing their name to the next number until the test is over. */
export async function startWriter(site: string, email: string) {
  expect((await registerAt(site, email)).status).toBe(201);
  const { access } = await (await post(`${site}/auth/jwt/create/`, { email, password })).json();
  const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
  const writer = { email, headers, tried: 0, acknowledged: 0, statuses: new Map<number, number>() };
  const stop = new AbortController();
  const write = async () => {
    writer.tried += 1;
    const name = writer.tried;
    const body = JSON.stringify({ first_name: String(name) });
    const { status } = await fetch(`${site}/auth/users/me/`, { method: 'PATCH', body, headers });
    writer.statuses.set(status, (writer.statuses.get(status) ?? 0) + 1);
    if (status === 200) writer.acknowledged = name;
  };
  const writing = (async () => {
    while (!stop.signal.aborted) {
      await write();
      // Without a breath between them refusals would be counted, and not writers.
      await pause(10);
    }
  })();
  onTestFinished(async () => {
    stop.abort();
    await writing;
  });
  return writer;
}

export type Writer = Awaited<ReturnType<typeof startWriter>>;

/** What a database has that nobody can have written to since. */
export async function expectNothingLost(primary: PostgresNode, writers: readonly Writer[]): Promise<void> {
  const rows = await primary.query('select email, first_name from users');
  for (const { email, acknowledged, tried } of writers) {
    const kept = Number(rows.find((row) => row['email'] === email)?.['first_name']);
    expect(kept).toBeGreaterThanOrEqual(acknowledged);
    expect(kept).toBeLessThanOrEqual(tried);
  }
}

/** How often they have been answered with a status. */
export const sum = (writers: readonly Writer[], status: number) =>
  writers.reduce((total, { statuses }) => total + (statuses.get(status) ?? 0), 0);
