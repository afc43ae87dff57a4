import { expect, it } from 'vitest';
import { noLimits } from '#tests/setup/limits.ts';
import { post, registerAt } from './support/overHttp.ts';
import { freePort } from '#tests/setup/freePort.ts';
import { startProcess, temporaryFolder } from './support/serverProcess.ts';
import { password } from './support/testServer.ts';

/** Each takes a start of the whole server. */
const kills = 5;

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
    const registered: string[] = [];
    for (let round = 0; round < kills; round += 1) {
      const server = await startProcess(env);
      await server.ready;
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

    const server = await startProcess(env);
    await server.ready;
    expect(registered.length).toBeGreaterThanOrEqual(kills);
    for (const email of registered) {
      const { status } = await post(`${server.url}/auth/jwt/create/`, { email, password });
      expect([email, status]).toEqual([email, 200]);
    }
  },
);
