import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBank } from '#src/bank/server.ts';
import { readSettings } from '#src/bank/settings.ts';
import { freePort } from '#tests/setup/freePort.ts';
import { openShop } from './support/shop.ts';
import { cards, cloudpayments, World, yookassa } from './support/useBank.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-'));
});
afterEach(() => rm(folder, { recursive: true }));

const start = (now?: () => Date) =>
  createBank({ folder, port: 0, yookassa, cloudpayments, ...(now && { now }) });

test('a bank that starts again knows all that it has answered', async () => {
  const shop = await openShop();
  const first = await start();
  const before = new World(first, shop);
  const paid = await before.buy(cards.pays, { save_payment_method: true });
  await before.script('lose');
  await before.control('advance-clock', { seconds: 3600 });
  const state = JSON.parse(await readFile(join(folder, 'bank.json'), 'utf8'));
  expect(state.payments[paid.id]).toMatchObject({ status: 'succeeded' });
  const late = await before.open();
  await first.close();

  const second = await start();
  const after = new World(second, shop);
  const { body } = await after.yookassa('GET', `/payments/${paid.id}`);
  expect(body).toMatchObject({ status: 'succeeded', payment_method: { saved: true } });
  expect(await (await fetch(`${second.url}/control/state`)).json()).toMatchObject({
    clockAhead: 3_600_000,
    scripts: [{ kind: 'lose' }],
  });
  expect(await readdir(folder)).not.toContain('bank.json.part');
  await after.control('advance-clock', { seconds: 3600 });
  expect((await after.yookassa('GET', `/payments/${late.id}`)).body).toMatchObject({ status: 'canceled' });
  await second.close();
  await shop.close();
});

test('answers to many calls at once are all in the file', async () => {
  const shop = await openShop();
  const bank = await start();
  const world = new World(bank, shop);
  const opened = await Promise.all(Array.from({ length: 20 }, () => world.open()));
  const { payments } = JSON.parse(await readFile(join(folder, 'bank.json'), 'utf8'));
  expect(Object.keys(payments).toSorted()).toEqual(opened.map(({ id }) => id).toSorted());
  await bank.close();
  await shop.close();
});

test('time is what the bank is told it is', async () => {
  const shop = await openShop();
  const bank = await start(() => new Date('2026-11-25T13:40:00Z'));
  const world = new World(bank, shop);
  await world.control('advance-clock', { seconds: 60 });
  expect(await world.open()).toMatchObject({ created_at: '2026-11-25T13:41:00.000Z' });
  await bank.close();
  await shop.close();
});

test('a damaged file is named, and how to go on', async () => {
  await writeFile(join(folder, 'bank.json'), '{"payments":');
  await expect(start()).rejects.toThrow(/bank\.json is damaged\. Delete it/);
});

test('wrong settings are named, each in a line', () => {
  const env = {
    BANK_PORT: '0',
    BANK_URL: 'bank',
    BANK_YOOKASSA_SECRET: 'with space',
    BANK_CLOUDPAYMENTS_NOTIFY: 'ftp://a',
  };
  const lines = () => {
    try {
      readSettings(env);
    } catch (error) {
      return String(error).split('\n').length;
    }
    return 0;
  };
  expect(() => readSettings(env)).toThrow('BANK_PORT: expected a whole number from 1 to 65535');
  expect(lines()).toBe(4);
  expect(readSettings({})).toMatchObject({ port: 3300, yookassa: { name: '100500' } });
});

const run = (env: Record<string, string>) =>
  promisify(execFile)(process.execPath, ['src/bank/main.ts'], { env: { ...process.env, ...env } });

test('the command says in one line that its folder is a file', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const failed = run({ BANK_PORT: String(await freePort()), BANK_DIR: file });
  await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^BANK_DIR .*\n$/) });
});

test('the command says in one line that its port is taken', async () => {
  const port = await freePort();
  const bank = await createBank({ port, yookassa, cloudpayments });
  const failed = run({ BANK_PORT: String(port), BANK_DIR: folder });
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The port .* BANK_PORT\.\n$/),
  });
  await bank.close();
});
