import { json, text } from './fakeApi.ts';
import { pair, serve } from './people.ts';
import { expect, type Page, test } from './test.ts';

test.use({ tokens: pair() });
test.beforeEach(({ api }) => serve(api));

const list = 'GET /api/subscriptions/my_subscriptions/';
const address = '/profile?view=subscriptions';
const entry = { id: 5, author: 7, status: 'active' };
const toast = (page: Page) => page.getByRole('alertdialog', { name: 'Ошибка', exact: true });
const row = (page: Page) => page.getByRole('main').getByRole('listitem');

for (const answer of [{ results: null }, {}, 'x']) {
  test(`a list that comes as ${JSON.stringify(answer)} is empty (F36)`, async ({ page, api }) => {
    api.on(list, json(answer));
    await page.goto(address);
    await expect(page.getByText('Вы пока ни на кого не подписаны')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Открыть ленту' })).toBeVisible();
    await expect(toast(page)).toHaveCount(0);
  });
}

test('a list without pages and with little more than ids is shown', async ({ page, api }) => {
  api.on(list, json([entry]));
  await page.goto(address);
  await expect(row(page)).toContainText('Автор № 7');
  await expect(row(page)).toContainText('Активна');
});

test('a list that fails is told by a notice for 5 s and on the page, and can be asked for again (F36)', async ({
  page,
  api,
}) => {
  await page.clock.install();
  api.on(list, text('<h1>Server Error (500)</h1>', 'text/html', 500));
  await page.goto(address);
  await expect(toast(page)).toContainText('Не удалось загрузить список подписок');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 4200);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(800);
  await expect(toast(page)).toHaveCount(0);
  await page.clock.resume();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Не удалось загрузить список подписок');

  api.on(list, json({ count: 1, next: null, previous: null, results: [entry] }));
  await page.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  await expect(row(page)).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  expect(api.count(list)).toBe(2);
});

test('a busy server is asked once more after the time it names, and then no more (F17)', async ({
  page,
  api,
}) => {
  await page.clock.install();
  api.on(list, json({}, 503, { 'Retry-After': '5' }));
  await page.goto(address);
  await expect.poll(() => api.count(list)).toBe(1);
  await page.clock.runFor(4000);
  expect(api.count(list)).toBe(1);
  await page.clock.runFor(1000);
  await expect(toast(page)).toContainText('Не удалось загрузить список подписок');
  expect(api.count(list)).toBe(2);
  await page.clock.runFor(60_000);
  expect(api.count(list)).toBe(2);
});

test('a cancellation that fails is told in its row, and the subscription stays', async ({ page, api }) => {
  api.on(list, json([entry]));
  api.on('POST /api/subscriptions/5/cancel/', text('', 'text/plain', 500));
  await page.goto(address);
  await row(page).getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить подписку' }).click();
  await expect(row(page).getByRole('alert')).toHaveText('Не удалось отменить подписку. Попробуйте ещё раз.');
  await expect(row(page)).toContainText('Активна');
  await expect(toast(page)).toHaveCount(0);
});
