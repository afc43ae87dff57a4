/** @module-tag slow */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noLimits } from '#tests/setup/limits.ts';
import { ask, enterAt } from './support/askHttp.ts';
import { written } from './support/drafts.ts';
import { mount } from './support/disk.ts';
import { startProcess, temporaryFolder } from './support/serverProcess.ts';
import { noise, refusalOf, uploader } from './support/uploads.ts';
import { useServer } from './support/useServer.ts';

const full = 'На сервере кончилось место. Мы уже знаем об этом, попробуйте через час.';

describe('files of authors leave a part of the disk free', () => {
  // More than any disk of a test has.
  const server = useServer({ DISK_RESERVE: '1000000' });

  it('and say so before a byte is sent', async () => {
    const origin = await server().app.listen({ host: '127.0.0.1', port: 0 });
    const anna = uploader(origin, await server().enter('anna@example.ru'));
    expect(await refusalOf(await anna.promise({ bytes: 10 }))).toEqual({ status: 507, detail: full });
    expect(readdirSync(server().uploads.folder)).toEqual([]);
  });
});

it(
  'a server whose disk files have filled writes on, and starts again',
  { timeout: 120_000 },
  async ({ skip }) => {
    const folder = temporaryFolder();
    if (!mount(folder, '-t', 'tmpfs', '-o', 'size=200m', 'tmpfs'))
      skip('needs the right to mount a file system');
    const env = {
      ...noLimits,
      DATA_DIR: folder,
      DISK_RESERVE: '60',
      DEMO: '0',
      CAPTCHA_COST: '1',
      LOG_LEVEL: 'silent',
    };
    const server = await startProcess(env);
    await server.ready;
    const bearer = await enterAt(server.url, 'anna@example.ru');
    const anna = uploader(server.url, bearer);
    // All are promised while the disk has room for each of them. Each lacks a byte at the end: files that are whole are
    // looked at, and refused ones give their room back.
    const places = await Promise.all(Array.from({ length: 20 }, () => anna.begin({ bytes: 15_000_001 })));
    const sendNoise = async (place: string) => {
      // A server that refuses the rest of a body closes the connection, which may end the client's writing first.
      const reply = await anna.send(place, 0, noise(15_000_000)).catch(() => undefined);
      return reply?.status ?? 507;
    };
    const statuses = new Set<number>();
    // One after the other: at once each could take a part of the room, and none would be whole.
    for (const place of places) statuses.add(await sendNoise(place));
    expect(statuses).toEqual(new Set([204, 507]));
    expect(await refusalOf(await anna.promise({ bytes: 15_000_000 }))).toEqual({ status: 507, detail: full });

    for (let count = 0; count < 50; count += 1) {
      const { status } = await ask('POST', `${server.url}/api/drafts/`, {
        bearer,
        body: written(),
      });
      expect(status).toBe(201);
    }
    server.kill('SIGKILL');
    await server.exited;
    const again = await startProcess(env);
    await again.ready;
    expect(readdirSync(join(folder, 'uploads')).length).toBeLessThan(20);
  },
);
