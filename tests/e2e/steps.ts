import { demoPosts } from '#src/server/demo/posts/index.ts';
import { newestLink } from '#tests/server/support/mailbox.ts';
import type { ProductServer } from './server.ts';
import { expect, type Page, test } from './test.ts';

export interface Account {
  email: string;
  password: string;
}

/** A new account's data. */
export const newAccount = (): Account => ({
  email: `anna.${crypto.randomUUID()}@example.com`,
  password: 'Demo-Pass-77',
});

/** The page of a post of the demo: its posts are numbered as its feed shows them. */
export const postPath = (title: string): string =>
  `/feed/post/${demoPosts.findIndex((post) => post.title.replaceAll('\u00a0', ' ') === title) + 1}`;

export const popup = (page: Page, name: 'Вход' | 'Регистрация') => page.getByRole('dialog', { name });

async function fill(page: Page, name: 'Вход' | 'Регистрация', { email, password }: Account): Promise<void> {
  await popup(page, name).getByLabel('Email').fill(email);
  await popup(page, name).getByLabel('Пароль', { exact: true }).fill(password);
}

/** The registration popup, filled in, its captcha really pressed and solved, sent. */
export async function register(page: Page, account: Account): Promise<void> {
  await fill(page, 'Регистрация', account);
  const form = popup(page, 'Регистрация');
  const submit = form.getByRole('button', { name: 'Зарегистрироваться' });
  await expect(submit).toBeDisabled();
  const captcha = form.getByRole('checkbox', { name: 'Я не робот' });
  await captcha.click();
  await expect(captcha).toBeChecked();
  await submit.click();
}

/**
 * Follows the link of the activation message, which publishing and commenting need; a page learns of it when it is
 * reloaded.
 */
export async function proveEmail({ origin, messages }: ProductServer, { email }: Account): Promise<void> {
  test.skip(messages === undefined, 'nobody can read the messages of the product that runs');
  const own = () => messages?.().filter(({ to }) => to === email) ?? [];
  await expect.poll(() => own().length).toBeGreaterThan(0);
  const body = JSON.stringify(newestLink(own(), 'Подтверждение адреса'));
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${origin}/auth/users/activation/`, { method: 'POST', body, headers });
  expect(reply.status).toBe(204);
}

/** The login popup, filled in and sent. */
export async function login(page: Page, account: Account): Promise<void> {
  await fill(page, 'Вход', account);
  await popup(page, 'Вход').getByRole('button', { name: 'Войти' }).click();
}

/** «Выйти» is in the sidebar of a wide screen and in the menu of a narrow one. */
export async function logout(page: Page): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 1280;
  if (isPhone) await page.getByRole('button', { name: 'Меню аккаунта' }).click();
  await page.getByRole('button', { name: 'Выйти' }).click();
}

export async function expectFeed(page: Page): Promise<void> {
  await expect(page).toHaveURL('/feed');
  await expect(page.getByRole('heading', { level: 1, name: 'Лента' })).toBeVisible();
}

export async function expectLanding(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Вход' })).toBeVisible();
}

/** A row of the settings by its title. */
export const settingsRow = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true });

/** The settings of the signed-in person. */
export async function openSettings(page: Page): Promise<void> {
  await page.goto('/account/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Настройки' })).toBeVisible();
}

/** The password of the settings, filled in and sent. */
export async function changePassword(page: Page, current: string, password: string): Promise<void> {
  const row = settingsRow(page, 'Пароль');
  await row.getByLabel('Текущий пароль').fill(current);
  await row.getByLabel('Новый пароль', { exact: true }).fill(password);
  await row.getByLabel('Повтор пароля').fill(password);
  await row.getByRole('button', { name: 'Изменить пароль' }).click();
}

/** The e-mail of the settings, filled in and sent. */
export async function changeEmail(page: Page, email: string, password: string): Promise<void> {
  const row = settingsRow(page, 'Email');
  await row.getByLabel('Новый email').fill(email);
  await row.getByLabel('Подтверждение email').fill(email);
  await row.getByLabel('Текущий пароль').fill(password);
  await row.getByRole('button', { name: 'Изменить email' }).click();
}

/** The end of the account, confirmed and sent. */
export async function deleteAccount(page: Page, password: string): Promise<void> {
  const row = settingsRow(page, 'Удаление аккаунта');
  await row.getByLabel('Текущий пароль').fill(password);
  await row.getByLabel('Введите слово «удалить»').fill('удалить');
  await row.getByRole('button', { name: 'Удалить аккаунт' }).click();
}

/** React has taken the served page over, its tags in the head among the rest: links are followed without a load. */
export const isAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('title') ?? {}).some((key) => key.startsWith('__react')),
  );
