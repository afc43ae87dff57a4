import { expectFeed, newAccount, register } from './steps.ts';
import { expect, type Page, test } from './test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Написать в поддержку' });
const text = 'Не приходит письмо со ссылкой';

test('a visitor writes to the support from a legal page, and the support can answer', async ({
  page,
  server,
}) => {
  const { email } = newAccount();
  await page.goto('/cookies-policy');
  await page.getByRole('link', { name: 'Чат поддержки' }).click();
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByLabel('Что случилось').fill(text);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await page.goForward();
  await expect(dialog(page).getByLabel('Что случилось')).toHaveValue(text);
  await dialog(page).getByRole('checkbox', { name: 'Я не робот' }).click();
  await dialog(page).getByRole('button', { name: 'Отправить' }).click();
  await expect(dialog(page).getByText(/^Сообщение отправлено/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Закрыть' }).last().click();
  await expect(page).toHaveURL('/cookies-policy');
  await expect.poll(() => server.messages?.().filter(({ replyTo }) => replyTo === email)).toHaveLength(1);
});

test('a signed-in person writes from the app without address and captcha', async ({ page, server }) => {
  const account = newAccount();
  await page.goto('/?register=1');
  await register(page, account);
  await expectFeed(page);
  await page.getByRole('link', { name: 'Чат поддержки' }).click();
  await expect(dialog(page).getByText(account.email)).toBeVisible();
  await dialog(page).getByLabel('Что случилось').fill(text);
  await dialog(page).getByRole('button', { name: 'Отправить' }).click();
  await expect(dialog(page).getByText(/^Сообщение отправлено/)).toBeVisible();
  await expect
    .poll(() => server.messages?.().filter(({ replyTo }) => replyTo === account.email))
    .toHaveLength(1);
});
