import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { post, registerAt } from './overHttp.ts';
import type { PostgresNode } from './postgresCluster.ts';
import { password } from './testServer.ts';

/** Answers to a client that keeps asking. */
export interface Asker {
  readonly statuses: Map<number, number>;
  /** The slowest reply, in ms. */
  slowest: number;
}

/** Goes on asking until the test is over. */
export function keepAsking(ask: () => Promise<number>): Asker {
  const asker: Asker = { statuses: new Map(), slowest: 0 };
  const stop = new AbortController();
  const asking = (async () => {
    while (!stop.signal.aborted) {
      const since = performance.now();
      const status = await ask();
      asker.slowest = Math.max(asker.slowest, performance.now() - since);
      asker.statuses.set(status, (asker.statuses.get(status) ?? 0) + 1);
      // Without a pause the refusals would outnumber the callers.
      await pause(10);
    }
  })();
  onTestFinished(async () => {
    stop.abort();
    await asking;
  });
  return asker;
}

/** A client that keeps changing its name to the next number until the test ends. */
export async function startWriter(site: string, email: string) {
  expect((await registerAt(site, email)).status).toBe(201);
  const { access } = await (await post(`${site}/auth/jwt/create/`, { email, password })).json();
  const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
  const names = { tried: 0, acknowledged: 0 };
  const asker = keepAsking(async () => {
    const name = (names.tried += 1);
    const body = JSON.stringify({ first_name: String(name) });
    const { status } = await fetch(`${site}/auth/users/me/`, { method: 'PATCH', body, headers });
    if (status === 200) names.acknowledged = name;
    return status;
  });
  return Object.assign(names, { email, headers, asker });
}

export type Writer = Awaited<ReturnType<typeof startWriter>>;

/** Holds also while they go on writing. */
export async function expectNothingLost(primary: PostgresNode, writers: readonly Writer[]): Promise<void> {
  const before = writers.map(({ acknowledged }) => acknowledged);
  const rows = await primary.query('select email, first_name from users');
  for (const [index, { email, tried }] of writers.entries()) {
    const kept = Number(rows.find((row) => row['email'] === email)?.['first_name']);
    expect(kept).toBeGreaterThanOrEqual(before[index] ?? 0);
    expect(kept).toBeLessThanOrEqual(tried);
  }
}

/** Number of replies with a status. */
export const sum = (askers: readonly Asker[], status: number) =>
  askers.reduce((total, { statuses }) => total + (statuses.get(status) ?? 0), 0);
