/** @module-tag slow */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Draft } from '#src/api/contract.ts';
import { noLimits } from '#tests/setup/limits.ts';
import { dataFolder } from './support/dataFolder.ts';
import { post, registerAt } from './support/overHttp.ts';
import { freePort } from '#tests/setup/freePort.ts';
import { startProcess } from './support/serverProcess.ts';
import { password } from './support/testServer.ts';

/** A number that is given holds the restarts against the clock, too: the machine has to be quiet. */
const asked = process.env['CRASHES'];
const kills = Number(asked ?? 2);
/** Milliseconds from the start of the process to its first 200. */
const longestRestart = asked === undefined ? Infinity : 3000;

it(
  `an embedded database killed ${kills} times under load loses nobody who was told of the account`,
  { timeout: 120_000 + kills * 60_000 },
  async () => {
    const env = {
      ...noLimits,
      DATA_DIR: await dataFolder(),
      PORT: String(await freePort()),
      CAPTCHA_COST: '1',
      DEMO: '0',
      LOG_LEVEL: 'silent',
    };
    const starts: number[] = [];
    const start = async () => {
      const since = performance.now();
      const server = await startProcess(env);
      await server.ready;
      expect((await fetch(`${server.url}/api/authors/`)).status).toBe(200);
      starts.push(performance.now() - since);
      return server;
    };

    const registered: string[] = [];
    for (let round = 0; round < kills; round += 1) {
      const server = await start();
      const register = async (index: number) => {
        const email = `vera${round}.${index}@example.ru`;
        const { status } = await registerAt(server.url, email);
        if (status === 201) registered.push(email);
        if (index === 3) server.kill('SIGKILL');
      };
      // Killed in the middle of others: what they get is no answer.
      await Promise.allSettled(Array.from({ length: 8 }, (_, index) => register(index)));
      expect(await server.exited).toBe(null);
    }

    const server = await start();
    expect(registered.length).toBeGreaterThanOrEqual(kills);
    for (const email of registered) {
      const { status } = await post(`${server.url}/auth/jwt/create/`, { email, password });
      expect([email, status]).toEqual([email, 200]);
    }

    const [, ...restarts] = starts;
    const slowest = Math.max(...restarts);
    console.log(
      `${registered.length} accounts; the slowest of ${kills} restarts took ${Math.round(slowest)} ms`,
    );
    expect(slowest).toBeLessThanOrEqual(longestRestart);
  },
);

it(
  `what an author was told is saved outlives ${kills} kills, and what they were not told can be said again`,
  { timeout: 120_000 + kills * 60_000 },
  async () => {
    const env = {
      ...noLimits,
      DATA_DIR: await dataFolder(),
      PORT: String(await freePort()),
      CAPTCHA_COST: '1',
      DEMO: '0',
      LOG_LEVEL: 'silent',
    };
    let server = await startProcess(env);
    await server.ready;
    const email = 'vera@example.ru';
    expect((await registerAt(server.url, email)).status).toBe(201);
    const { access } = await (await post(`${server.url}/auth/jwt/create/`, { email, password })).json();
    const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
    const content = (title: string) => ({ title, blocks: [], audience: 'everyone', tiers: [] });
    const made = await fetch(`${server.url}/api/drafts/`, {
      ...{ method: 'POST', headers },
      body: JSON.stringify(content('0')),
    });
    let known: Pick<Draft, 'id' | 'revision' | 'title'> = await made.json();
    const address = () => `${server.url}/api/drafts/${known.id}/`;
    const save = (title: string, save_id: string) =>
      fetch(address(), {
        ...{ method: 'PUT', headers: { ...headers, 'if-match': `"${known.revision}"` } },
        body: JSON.stringify({ ...content(title), save_id }),
      });

    let count = 0;
    for (let round = 0; round < kills; round += 1) {
      const dying = server;
      setTimeout(() => dying.kill('SIGKILL'), 200 + Math.random() * 800);
      let [title, saveId] = ['', ''];
      try {
        for (;;) {
          [title, saveId] = [String((count += 1)), randomUUID()];
          const reply = await save(title, saveId);
          if (reply.status !== 200) throw new Error(`a save was answered with ${reply.status}`);
          known = await reply.json();
          await pause(50);
        }
      } catch (error) {
        // The connection was cut: the result is unknown.
        if (!(error instanceof TypeError)) throw error;
      }
      expect(await dying.exited).toBe(null);
      server = await startProcess(env);
      await server.ready;
      const kept: Draft = await (await fetch(address(), { headers })).json();
      expect([known.title, title]).toContain(kept.title);
      const again = await save(title, saveId);
      known = await again.json();
      expect([again.status, known.title]).toEqual([200, title]);
    }
    console.log(`${count} saves, ${kills} kills`);
  },
);
