import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { placeholders } from '#src/app/shared/text.ts';
import { paymentRules, totalFee } from '#src/fees.ts';

const paths = globSync('src/app/{documents,knowledge/articles}/*.md');

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const values: Readonly<Record<string, string>> = placeholders;
const read = async (path: string) => plain(await readFile(path, 'utf8'));
/** The text as people read it. */
const render = async (path: string) =>
  (await read(path)).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => plain(values[name] ?? ''));

test.each(paths)('%s writes no figure of payments itself', async (path) => {
  const { leastPayout, donation, orderMinutes } = paymentRules;
  const { min, max } = donation;
  const figures = [`${leastPayout / 100} руб`, `от ${min} до`, String(max), `ждёт её ${orderMinutes}`];
  const text = await read(path);
  for (const figure of figures) expect(text).not.toContain(figure);
  expect(text).not.toMatch(/\d\s?%/);
});

describe('the terms of payments say', () => {
  test.each([
    ['the bounds of a donation', /донат от 50 до 50 000 руб\./],
    ['the life of an order', /ждёт её 30 минут/],
    ['the hold', /в день оплаты и ещё 2 дня по московскому времени/],
    ['the least payout', /Наименьшая выплата — 500 руб\./],
    ['the days of a refund', /не больше 14 дней/],
    ['both fees', /7 % платформе и 3 % платёжной системе, вместе 10 %/],
    ['that payouts are not there yet', /Выплаты на банковский счёт пока не подключены/],
    ['that nothing renews itself yet', /пока не продлевается/],
    ['that a lawyer has to read it', /проверит юрист/],
  ])('%s', async (_, words) => expect(await render('src/app/documents/payment-terms.md')).toMatch(words));

  test('the same as the rules', () => {
    expect(paymentRules).toMatchObject({
      holdDays: 2,
      leastPayout: 50_000,
      orderMinutes: 30,
      refundDays: 14,
    });
    expect([paymentRules.donation, totalFee]).toEqual([{ min: 50, max: 50_000 }, 10]);
  });
});

test.each(paths)('%s promises nothing that is gone, and denies nothing that works', async (path) => {
  expect(await render(path)).not.toMatch(
    /пока не (?:оформляются|открыты)|(?:подписки|публиковать).{0,20} ещё готовим|новых списаний не будет/i,
  );
});
