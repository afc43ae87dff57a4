import type { Locator } from '@playwright/test';
import type { FakeApi } from './fakeApi.ts';
import { framesToButton } from './inPage.ts';
import { expect, type Page, technical } from './test.ts';

/** A form of a popup: what is typed into it and what it sends. */
export interface PopupForm {
  readonly title: string;
  readonly call: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly submit: string;
  readonly busy: string;
}

/** The number of frames on an idle machine. */
const framesOf300Ms = 18;

const email = { Email: 'anna@example.ru' };

export const login: PopupForm = {
  title: 'Вход',
  call: 'POST /auth/jwt/create/',
  typed: { ...email, Пароль: 'Parol-77' },
  submit: 'Войти',
  busy: 'Вход...',
};

export const register: PopupForm = {
  title: 'Регистрация',
  call: 'POST /auth/users/',
  typed: { ...email, Пароль: 'Parol-77' },
  submit: 'Зарегистрироваться',
  busy: 'Регистрация...',
};

export const reset: PopupForm = {
  title: 'Восстановление пароля',
  call: 'POST /auth/users/reset_password/',
  typed: email,
  submit: 'Отправить ссылку',
  busy: 'Отправка...',
};

export const dialog = (page: Page, form: PopupForm) => page.getByRole('dialog', { name: form.title });

export const submitButton = (page: Page, form: PopupForm) =>
  dialog(page, form).getByRole('button', { name: form.submit });

/** The alert that says something; each field has an empty one in reserve. */
export const spokenAlert = (place: Page | Locator) => place.getByRole('alert').filter({ hasText: /\S/ });

export const captcha = (page: Page) => page.getByRole('checkbox', { name: 'Я не робот' });

export const openFromHeader = async (page: Page, name: 'Вход' | 'Регистрация'): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name }).click();
};

/** Types into the popup that is open. */
export async function enter(page: Page, form: PopupForm): Promise<void> {
  for (const [label, value] of Object.entries(form.typed)) {
    await dialog(page, form).getByLabel(label, { exact: true }).fill(value);
  }
}

/** The popup, opened on the landing page and filled in, its captcha passed. */
export async function fill(page: Page, form: PopupForm): Promise<void> {
  await page.goto('/');
  await openFromHeader(page, form === register ? 'Регистрация' : 'Вход');
  if (form === reset) await page.getByRole('link', { name: 'Забыли пароль?' }).click();
  await enter(page, form);
  if (form === register) await captcha(page).click();
}

export const send = (page: Page, form: PopupForm): Promise<void> => submitButton(page, form).click();

/**
 * Expects this failure of the form and nothing else: the popup is open with the typed values and the focus, the button
 * was enabled at once, one request was sent, and nobody was logged in.
 * @param sent how many times the form has been sent so far
 */
export async function expectFailure(
  page: Page,
  api: FakeApi,
  form: PopupForm,
  message: string | RegExp,
  sent = 1,
): Promise<void> {
  await expect.poll(() => api.count(form.call)).toBe(sent);
  await expect(submitButton(page, form)).toBeEnabled();
  await expect(spokenAlert(dialog(page, form))).toHaveText(message);
  for (const [label, value] of Object.entries(form.typed)) {
    await expect(dialog(page, form).getByLabel(label, { exact: true })).toHaveValue(value);
  }
  expect(await page.evaluate(framesToButton)).toBeLessThanOrEqual(framesOf300Ms);
  expect(await dialog(page, form).evaluate((popup) => popup.contains(document.activeElement))).toBe(true);
  const words = await dialog(page, form).innerText();
  expect(words).not.toMatch(technical);
  expect(words).not.toMatch(/\b[45]\d\d\b/);
  expect(api.count(form.call)).toBe(sent);
  await expect(page).toHaveURL('/');
  await expect.poll(() => stored(page)).toEqual([]);
}

/** Session data in the browser. */
export async function stored(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  return [...cookies.map(({ name }) => name), ...keys];
}
