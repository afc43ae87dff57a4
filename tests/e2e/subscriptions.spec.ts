import { demoLogin } from '#src/server/demo/authors.ts';
import { type ProductServer, startServer } from './server.ts';
import { expectFeed, login, newAccount, register } from './steps.ts';
import { expect, test as base } from './test.ts';

/** A server of its own: what is cancelled here is missing nowhere else. */
const test = base.extend<{ own: ProductServer }>({
  own: async ({}, use) => {
    const own = await startServer();
    await use(own);
    await own.remove();
  },
  baseURL: async ({ own }, use) => use(own.origin),
});

test('the demo person finds three subscriptions and cancels one, which lasts to its end', async ({
  page,
}) => {
  const rows = page.getByRole('main').getByRole('listitem');
  const cancelled = page.getByRole('tab', { name: 'Отменённые' });
  const ilya = rows.filter({ has: page.getByRole('heading', { name: 'Илья Коваль' }) });

  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Вход' }).click();
  await login(page, demoLogin);
  await expectFeed(page);
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Подписки' }).click();
  await expect(page).toHaveURL('/profile?view=subscriptions');
  await expect(rows).toHaveText([/Илья Коваль.*Следующее списание/, /Марк Шатров.*Бесплатная/]);
  await cancelled.click();
  await expect(rows).toHaveText([/Вера Лунёва.*Доступ до/]);
  await page.getByRole('tab', { name: 'Действующие' }).click();

  await ilya.getByRole('button', { name: /^Отменить/ }).click();
  const question = page.getByRole('dialog', { name: 'Отменить подписку?' });
  const consequence = await question.getByText('Доступ к постам останется до').innerText();
  const [, end] = /до (\d+ [а-я]+(?: \d+ г)?)\./.exec(consequence.replaceAll('\u00a0', ' ')) ?? [];
  await question.getByRole('button', { name: 'Отменить подписку' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Подписка отменена' })).toContainText(
    `Доступ до ${end}`,
  );
  await expect(rows).toHaveText([/Марк Шатров/]);

  await page.reload();
  await cancelled.click();
  await expect(ilya).toContainText(`Доступ до ${end}`);
  await expect(rows).toHaveCount(2);
});

test('a free subscription is taken up from the list of authors, cancelled, and taken up again', async ({
  page,
}) => {
  const rows = page.getByRole('main').getByRole('listitem');
  const vera = rows.filter({ has: page.getByRole('heading', { name: 'Вера Лунёва' }) });
  await page.goto('/?register=1&next=%2Fprofile%3Fview%3Dsubscriptions');
  await register(page, newAccount());
  await page.getByRole('link', { name: 'Найти авторов' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Авторы' })).toBeFocused();
  await vera.getByRole('button', { name: /^Следить/ }).click();
  await expect(vera).toContainText('Вы следите');

  await page.goBack();
  await expect(rows).toHaveText([/Вера Лунёва.*Активна, без.срока/]);
  await vera.getByRole('button', { name: /^Не следить/ }).click();
  await page.getByRole('alertdialog').getByRole('link', { name: 'Вернуть' }).click();
  await expect(rows).toHaveText([/Вера Лунёва.*Активна, без.срока/]);
  await page.reload();
  await expect(rows).toHaveText([/Вера Лунёва.*Активна, без.срока/]);
});
