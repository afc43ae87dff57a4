/** @module-tag slow */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createBank } from '#src/bank/server.ts';
import { testShop } from '#src/bank/settings.ts';
import { openTestBank } from '#src/server/start/testBank.ts';
import { freePort } from '#tests/setup/freePort.ts';
import { startProcess, temporaryFolder } from './support/serverProcess.ts';

const settings = async () => ({
  HOST: '127.0.0.1',
  PORT: 3000,
  TEST_BANK_PORT: await freePort(),
  VITE_BRAND_NAME: 'Соавтор',
});

/** A test bank beside a server on a folder, which ends with the test. */
async function open(folder: string, changes: object = {}) {
  const bank = await openTestBank({ ...(await settings()), ...changes }, folder);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await bank.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { url: bank.url, close };
}

const answers = (url: string) =>
  fetch(`${url}/control/state`).then(
    ({ ok }) => ok,
    () => false,
  );

it('runs with the server, and ends with it', { timeout: 60_000 }, async () => {
  const server = await startProcess({
    DATA_DIR: temporaryFolder(),
    TEST_BANK: '1',
    TEST_BANK_PORT: String(await freePort()),
  });
  await server.ready;
  await vi.waitFor(() => expect(server.stdout()).toContain('Test bank, which takes no money: '));
  const [, url = ''] = /(http:\S+)\/control$/m.exec(server.stdout()) ?? [];
  expect(await answers(url)).toBe(true);
  server.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  expect(await answers(url)).toBe(false);
});

it('is not there behind https, where the log says that payments are off', { timeout: 60_000 }, async () => {
  const server = await startProcess({
    DATA_DIR: temporaryFolder(),
    PUBLIC_URL: 'https://soavtor.example',
    MAIL: 'outbox',
    DEMO: '1',
    TEST_BANK: '',
  });
  await server.ready;
  expect(server.stdout()).toContain('"msg":"payments are off: PAYMENTS_PROVIDER is not set"');
  expect(server.stdout()).not.toContain('Test bank');
});

it('is one for two servers on the same data, and none of them loses what it knows', async () => {
  const folder = temporaryFolder();
  const first = await open(folder);
  const second = await open(folder);
  expect(second.url).toBe(first.url);
  await second.close();
  expect(await answers(first.url)).toBe(true);
  await first.close();
  const third = await open(folder);
  expect(await answers(third.url)).toBe(true);
});

it('takes the next port where its own is in use', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void other.close());
  await vi.waitFor(() => expect(other.listening).toBe(true));
  const bank = await open(temporaryFolder(), { TEST_BANK_PORT: port });
  expect(Number(new URL(bank.url).port)).toBeGreaterThan(port);
});

it('lets nobody else use its memory', async () => {
  const folder = temporaryFolder();
  const bank = await open(folder);
  const home = join(folder, 'bank');
  await expect(createBank({ folder: home, port: 0, ...testShop })).rejects.toThrow(
    'is in use by another test bank',
  );
  expect(readFileSync(join(home, 'address'), 'utf8')).toBe(bank.url);
});
