import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import {
  changeEmail,
  changePassword,
  deleteAccount,
  expectFeed,
  expectLanding,
  login,
  logout,
  newAccount,
  openSettings,
  popup,
  register,
  settingsRow,
} from '#tests/e2e/steps.ts';
import { expect, type Page, test } from '#tests/e2e/test.ts';
import { describedServer } from './support/contractServer.ts';
import { readMessages } from './support/messages.ts';

const api = describedServer(process.env);
if (!api?.mailbox) throw new Error('Set CONTRACT_URL and CONTRACT_MAIL.');
const { origin, mailbox } = api;

/** Counts the refreshes that go to the API from now on. */
function countRefreshes(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url() === `${origin}/auth/jwt/refresh/`) count += 1;
  });
  return () => count;
}

/** Awaits the message to `email` and returns the path of its link. */
async function resetPath(email: string): Promise<string> {
  let path = '';
  await expect
    .poll(async () => {
      const message = (await readMessages(mailbox)).findLast(({ to }) => to.includes(email));
      path = /\/reset-password\/[\w-]+\/[\w-]+/.exec(message?.text ?? '')?.[0] ?? '';
      return path;
    })
    .not.toBe('');
  return path;
}

// A stock Djoser has no captcha: this one is really solved in the page, but its solution is not checked. It has no feed
// either, so the feed's page has no posts.
test.beforeEach(async ({ page, server }) => {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 3,
    deriveKey,
    hmacSignatureSecret: 'nobody checks it',
  });
  const headers = {
    'Access-Control-Allow-Origin': server.origin,
    'Access-Control-Allow-Credentials': 'true',
  };
  await page.route(`${origin}/api/captcha/challenge/*`, (route) =>
    route.fulfill({ json: challenge, headers }),
  );
});

test('a visitor registers and is known from then on, when the access token has run out too', async ({
  page,
}) => {
  const account = newAccount();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click();
  await register(page, account);
  await expectFeed(page);

  const refreshes = countRefreshes(page);
  await page.reload();
  await expectFeed(page);
  expect(refreshes()).toBe(0);

  await page.context().clearCookies({ name: 'access_token' });
  await page.reload();
  await expectFeed(page);
  expect(refreshes()).toBe(1);
});

test('a forgotten password is replaced by way of the message', async ({ page }) => {
  const account = newAccount();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click();
  await register(page, account);
  await expectFeed(page);
  await logout(page);
  await expectLanding(page);

  await page.getByRole('banner').getByRole('button', { name: 'Вход' }).click();
  await popup(page, 'Вход').getByText('Забыли пароль?').click();
  const recovery = page.getByRole('dialog', { name: 'Восстановление пароля' });
  await recovery.getByLabel('Email').fill(account.email);
  await recovery.getByRole('button', { name: 'Отправить ссылку' }).click();
  await expect(recovery).toContainText('Ссылка для сброса пароля отправлена на указанный email.');

  await page.goto(await resetPath(account.email));
  const password = 'Novyj-Parol-2027';
  await page.getByLabel('Новый пароль', { exact: true }).fill(password);
  await page.getByLabel('Повтор пароля').fill(password);
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await page.getByRole('button', { name: 'Войти' }).click();
  await login(page, { ...account, password });
  await expectFeed(page);
});

test('password and e-mail are changed, and the account is deleted', async ({ page }) => {
  const account = newAccount();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click();
  await register(page, account);
  await expectFeed(page);
  await openSettings(page);

  const password = 'Novyj-Parol-2027';
  await changePassword(page, account.password, password);
  await expect(settingsRow(page, 'Пароль').getByText('Пароль изменён.')).toBeVisible();

  const { email } = newAccount();
  await changeEmail(page, email, account.password);
  await expect(settingsRow(page, 'Email').getByLabel('Текущий пароль')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await changeEmail(page, email, password);
  await expect(settingsRow(page, 'Email').getByLabel('Текущий email')).toHaveValue(email);

  await logout(page);
  await expectLanding(page);
  await page.getByRole('banner').getByRole('button', { name: 'Вход' }).click();
  await login(page, { ...account, password });
  await expect(popup(page, 'Вход').getByRole('alert')).toHaveText('Неверный email или пароль');
  await login(page, { email, password });
  await expectFeed(page);

  await openSettings(page);
  await deleteAccount(page, password);
  await expectLanding(page);
  await page.getByRole('banner').getByRole('button', { name: 'Вход' }).click();
  await login(page, { email, password });
  await expect(popup(page, 'Вход').getByRole('alert')).toHaveText('Неверный email или пароль');
});

test('a wrong password is answered in the popup', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Вход' }).click();
  await login(page, newAccount());
  await expect(popup(page, 'Вход').getByRole('alert')).toHaveText('Неверный email или пароль');
});
