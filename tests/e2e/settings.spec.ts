import { demoAuthors } from '#src/server/demo/authors.ts';
import { watchPolicy } from './policy.ts';
import type { ProductServer } from './server.ts';
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
} from './steps.ts';
import { expect, type Page, test } from './test.ts';

const refused = 'Неверный email или пароль';

/** A new account on its settings. */
async function settle(page: Page) {
  const account = newAccount();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click();
  await register(page, account);
  await expectFeed(page);
  await openSettings(page);
  return account;
}

async function leave(page: Page): Promise<void> {
  await logout(page);
  await expectLanding(page);
  await page.getByRole('banner').getByRole('button', { name: 'Вход' }).click();
}

test('a changed password is the one to log in with', { tag: '@smoke' }, async ({ page }) => {
  const account = await settle(page);
  const password = 'Novyj-Parol-2027';
  await changePassword(page, account.password, password);
  await expect(settingsRow(page, 'Пароль').getByRole('status')).toContainText(['Пароль изменён.']);

  await leave(page);
  await login(page, { ...account, password });
  await expectFeed(page);
});

test(
  'a changed e-mail is the one to log in with, the old one is not',
  { tag: '@smoke' },
  async ({ page }) => {
    const account = await settle(page);
    const { email } = newAccount();
    await changeEmail(page, email, account.password);
    await expect(settingsRow(page, 'Email').getByLabel('Текущий email')).toHaveValue(email);

    await leave(page);
    await login(page, account);
    await expect(popup(page, 'Вход').getByRole('alert')).toHaveText(refused);
    await login(page, { ...account, email });
    await expectFeed(page);
  },
);

/** Awaits the message to `email` and returns the path of its link. */
async function changePath({ messages }: ProductServer, email: string): Promise<string> {
  const path = () => {
    const message = messages?.().findLast(
      ({ to, subject }) => to === email && subject.startsWith('Смена email'),
    );
    return /\/account\/settings\?\S+/.exec(message?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(path).not.toBe('');
  return path();
}

test(
  'the link of a message changes the e-mail without the password, once',
  { tag: '@smoke' },
  async ({ page, server }) => {
    const account = await settle(page);
    const { email } = newAccount();
    const row = settingsRow(page, 'Email');
    await row.getByRole('button', { name: 'Отправить ссылку' }).click();
    await expect(row.getByText(`Отправили ссылку на ${account.email}`)).toBeVisible();
    const path = await changePath(server, account.email);

    const submit = row.getByRole('button', { name: 'Изменить email' });
    const typeTwice = async (address: string) => {
      await row.getByLabel('Новый email').fill(address);
      await row.getByLabel('Подтверждение email').fill(address);
    };

    // The message is opened without a session.
    await leave(page);
    await page.goto(path);
    await login(page, account);
    await expect(row.getByText(/пароль не\sнужен/)).toBeVisible();
    await typeTwice(email);
    await submit.click();
    await expect(row.getByText(/^Email изменён/)).toBeVisible();
    await expect(row.getByLabel('Текущий email')).toHaveValue(email);
    await expect(page).toHaveURL('/account/settings');

    await leave(page);
    await login(page, { ...account, email });
    await expectFeed(page);

    await page.goto(path);
    await typeTwice(account.email);
    await submit.click();
    await expect(row.getByText(/^Ссылка устарела или уже использована/)).toBeVisible();
    await expect(row.getByLabel('Новый email')).toHaveValue(account.email);
    await expect(row.getByLabel('Текущий email')).toHaveValue(email);
  },
);

test(
  'a wrong current password is told on its field and changes nothing',
  { tag: '@smoke' },
  async ({ page }) => {
    const account = await settle(page);
    await changeEmail(page, newAccount().email, 'Nevernyj-Parol-1');
    const current = settingsRow(page, 'Email').getByLabel('Текущий пароль');
    await expect(current).toHaveAccessibleDescription('Неправильный пароль.');
    await expect(current).toBeFocused();
    await expect(settingsRow(page, 'Email').getByLabel('Текущий email')).toHaveValue(account.email);
  },
);

test(
  'a taken username is told on its field and nothing typed is lost',
  { tag: '@smoke' },
  async ({ page }) => {
    await settle(page);
    const { username } = demoAuthors.anna;
    const phone = settingsRow(page, 'Телефон').getByLabel('Телефон');
    await phone.fill('+7 900 000-00-00');
    const name = settingsRow(page, 'Имя пользователя').getByLabel('Новое имя пользователя');
    await name.fill(username);
    await name.press('Enter');
    await expect(name).toHaveAccessibleDescription(/Пользователь с\sтаким именем уже существует/);
    await expect(name).toHaveValue(username);
    await expect(phone).toHaveValue('+7 900 000-00-00');
  },
);

test('a new name is told in its row and stays after a reload', { tag: '@smoke' }, async ({ page }) => {
  await settle(page);
  const row = settingsRow(page, 'Имя');
  await row.getByLabel('Имя', { exact: true }).fill('Анна');
  await row.getByLabel('Фамилия').fill('Рощина');
  await row.getByRole('button', { name: 'Сохранить' }).click();
  await expect(row.getByText('Имя сохранено.')).toBeVisible();
  await page.reload();
  await expect(row.getByLabel('Фамилия')).toHaveValue('Рощина');
});

test(
  'a session that is ended elsewhere is over there, and the one that ended it goes on',
  { tag: '@smoke' },
  async ({ page, browser, violations }) => {
    const account = await settle(page);
    const sessions = settingsRow(page, 'Где вы вошли');
    await expect(sessions.getByText('Других сеансов нет.')).toBeVisible();

    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    await watchPolicy(context, violations);
    const other = await context.newPage();
    await other.goto('/?login=1');
    await login(other, account);
    await expectFeed(other);

    await page.reload();
    await expect(sessions.getByRole('listitem')).toHaveText([/Это.вы/, /Активность/]);
    await sessions.getByRole('button', { name: /^Завершить сеанс/ }).click();
    await expect(sessions.getByText('Сеанс завершён.')).toBeVisible();
    await expect(sessions.getByText('Других сеансов нет.')).toBeVisible();

    await other.reload();
    await expectLanding(other);
    await page.reload();
    await expect(sessions.getByRole('listitem')).toHaveText([/Это.вы/]);
    await context.close();
  },
);

test(
  'a deleted account leads to the landing page and can not be logged in to',
  { tag: '@smoke' },
  async ({ page }) => {
    const account = await settle(page);
    await deleteAccount(page, account.password);
    await expectLanding(page);
    await expect(page.getByText('Аккаунт удалён')).toBeVisible();
    await expect(popup(page, 'Вход')).toBeHidden();

    await page.getByRole('banner').getByRole('button', { name: 'Вход' }).click();
    await login(page, account);
    await expect(popup(page, 'Вход').getByRole('alert')).toHaveText(refused);
  },
);
