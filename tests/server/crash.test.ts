import { expect, it } from 'vitest';
import { noLimits } from '#tests/setup/limits.ts';
import { post, registerAt } from './support/overHttp.ts';
import { freePort } from '#tests/setup/freePort.ts';
import { startProcess, temporaryFolder } from './support/serverProcess.ts';
import { password } from './support/testServer.ts';

/** `npm run test:crash` does 50 and holds the restarts against the clock, for which the machine has to be quiet. */
const asked = process.env['CRASHES'];
const kills = Number(asked ?? 5);
/** Milliseconds from the start of the process to its first 200. */
const longestRestart = asked === undefined ? Infinity : 3000;

it(
  `an embedded database killed ${kills} times under load loses nobody who was told of the account`,
  { timeout: kills * 60_000 },
  async () => {
    const env = {
      ...noLimits,
      DATA_DIR: temporaryFolder(),
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
