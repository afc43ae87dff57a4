import { readFile } from 'node:fs/promises';
import { cards } from '#tests/bank/support/useBank.ts';
import { becomeAuthor, enter } from './ownPage.ts';
import type { Account } from './steps.ts';
import { expect, type Page, test } from './test.ts';

/** A donation by somebody at another browser, paid at the test bank. */
async function donate(
  page: Page,
  origin: string,
  { email, password }: Account,
  order: object,
): Promise<void> {
  const call = async (path: string, data: object, token?: string) => {
    const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    const reply = await page.request.post(`${origin}${path}`, { data, headers });
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  };
  const { access } = await call('/auth/jwt/create/', { email, password });
  const { id } = await call('/api/orders/', { purpose: 'donation', ...order }, access);
  const { redirect_url: bank } = await call(`/api/orders/${id}/pay/`, {}, access);
  await fetch(bank, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ card: cards.pays, action: 'pay' }),
  });
  expect(await call(`/api/orders/${id}/settle/`, {}, access)).toMatchObject({ state: 'paid' });
}

/** Number of an author, by which they are paid. */
async function authorId(page: Page, origin: string, { email, password }: Account): Promise<number> {
  const login = await page.request.post(`${origin}/auth/jwt/create/`, { data: { email, password } });
  const headers = { Authorization: `Bearer ${(await login.json()).access}` };
  const me = await (await page.request.get(`${origin}/auth/users/me/`, { headers })).json();
  const profile = await page.request.get(`${origin}/api/profiles/${me.id}/`, { headers });
  return (await profile.json()).author.id;
}

test('an author sees a payment made elsewhere, filters the movements and takes them along as a file', async ({
  page,
  other,
  server,
}) => {
  const { origin } = server;
  const author = await enter(page, '/profile');
  const sections = page.getByRole('navigation', { name: 'Разделы' });
  await expect(sections.getByRole('link', { name: 'Деньги' })).toHaveCount(0);
  await becomeAuthor(page, 'Нина', 'Художник');
  await sections.getByRole('link', { name: 'Деньги' }).click();
  await expect(page.getByText('Готово к выплате').first()).toBeVisible();
  await expect(page.getByText(/через 2.полных дня после дня оплаты/)).toBeVisible();

  const payer = await enter(other, '/profile');
  const subject = await authorId(page, origin, author);
  await donate(other, origin, payer, { subject, amount: 30_000, message: '=На; "проектор"' });
  // Without a reload.
  await expect(page.getByText(/^270.руб\./).first()).toBeVisible({ timeout: 20_000 });

  await page.getByRole('link', { name: 'Движения', exact: true }).click();
  await expect(page.getByRole('row', { name: /проектор/ })).toContainText('+270');
  await donate(other, origin, payer, { subject, amount: 5000 });
  await expect(page.getByRole('row', { name: /\+45/ }).first()).toBeVisible({ timeout: 20_000 });

  await page.getByRole('radio', { name: 'Посты', exact: true }).click();
  await expect(page).toHaveURL('/money/statement?kind=posts');
  await expect(page.getByText(/^Таких.движений.нет/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('row', { name: /проектор/ })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('dengi-vse.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFF"Дата";"Время";/);
  expect(lines.slice(1, 3).map((line) => line.split(';').slice(-5))).toEqual([
    ['50,00', '-3,50', '-1,50', '45,00', '315,00'],
    ['300,00', '-21,00', '-9,00', '270,00', '270,00'],
  ]);
  expect(lines[2]).toContain('"Донат: «=На; ""проектор""»"');
});
