import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import type { CaptchaWidget } from '#src/captcha/index.ts';
import type { loadWidget } from '#src/captcha/loadWidget.ts';
import { json, noContent } from '#tests/api/fakeServer.ts';
import { anna, calls, crash, createWorld, unauthorized } from '#tests/session/world.ts';
import { AppAt } from './AppAt.tsx';

const Widget: CaptchaWidget = ({ onEvent }) => (
  <button type="button" onClick={() => onEvent({ type: 'token', token: 'abc' })}>
    Я не робот
  </button>
);

vi.mock('#src/captcha/loadWidget.ts', () => ({
  loadWidget: vi.fn<typeof loadWidget>(() => Promise.resolve(Widget)),
}));

const openLanding = async () => {
  const world = createWorld();
  const { session } = world.openTab();
  await render(
    <StrictMode>
      <AppAt session={session} />
    </StrictMode>,
  );
  return world;
};

const dialog = (name: string) => page.getByRole('dialog', { name });
const inHeader = (name: string) =>
  page.getByRole('banner', { includeHidden: true }).getByRole('button', { name, includeHidden: true });
const field = (popup: string, label: string) => dialog(popup).getByLabelText(label, { exact: true });
const none = async () => {
  await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
};

beforeEach(() => page.viewport(1280, 900));

const closings: [string, (name: string) => Promise<void>][] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the backdrop', () => userEvent.click(document.body, { position: { x: 3, y: scrollY + 890 } })],
  ['the cross', (name) => dialog(name).getByRole('button', { name: 'Закрыть' }).first().click()],
];

/** The links from popup to popup, and where they end. */
const chains: [opener: string, links: string[], last: string][] = [
  ['Вход', [], 'Вход'],
  ['Регистрация', [], 'Регистрация'],
  ['Вход', ['Забыли пароль?'], 'Восстановление пароля'],
  ['Вход', ['Регистрация'], 'Регистрация'],
  ['Регистрация', ['Вход', 'Забыли пароль?', 'Вернуться ко входу'], 'Вход'],
];

for (const [closing, close] of closings) {
  for (const [opener, links, last] of chains) {
    test(`${closing} after ${[opener, ...links].join(' → ')} gives focus back to «${opener}»`, async () => {
      await openLanding();
      await inHeader(opener).click();
      for (const link of links) {
        await page.getByRole('dialog').getByRole('link', { name: link }).click();
      }
      await expect.element(field(last, 'Email')).toHaveFocus();
      await close(last);
      await none();
      await expect.element(inHeader(opener)).toHaveFocus();
    });
  }
}

test('the address typed goes from popup to popup, focus begins with what is empty, and a password stays behind', async () => {
  await openLanding();
  await inHeader('Вход').click();
  await field('Вход', 'Email').fill('anna@example.ru');
  await field('Вход', 'Пароль').fill('Parol123');
  await dialog('Вход').getByRole('link', { name: 'Регистрация' }).click();
  await expect.element(field('Регистрация', 'Email')).toHaveValue('anna@example.ru');
  await expect.element(field('Регистрация', 'Пароль')).toHaveValue('');
  await expect.element(field('Регистрация', 'Пароль')).toHaveFocus();
  await dialog('Регистрация').getByRole('link', { name: 'Вход' }).click();
  await expect.element(field('Вход', 'Пароль')).toHaveValue('');
  await expect.element(field('Вход', 'Пароль')).toHaveFocus();
});

test('an account to be activated first is no failure: the popup says so and can have the message sent again', async () => {
  const resend = 'POST /auth/users/resend_activation/';
  const { server } = await openLanding();
  server.on(calls.register, json(anna, 201));
  server.on(calls.login, unauthorized());
  await inHeader('Регистрация').click();
  await field('Регистрация', 'Email').fill(anna.email);
  await field('Регистрация', 'Пароль').fill('Parol123');
  await dialog('Регистрация').getByRole('button', { name: 'Я не робот' }).click();
  await dialog('Регистрация').getByRole('button', { name: 'Зарегистрироваться' }).click();

  const notice = dialog('Регистрация').getByRole('group', { name: 'Подтверждение email' });
  await expect.element(notice).toHaveFocus();
  await expect.element(notice.getByText(anna.email)).toBeVisible();

  server.on(resend, crash());
  const again = notice.getByRole('button', { name: /Отправить письмо/ });
  await again.click();
  await expect.element(notice.getByText(/Не.удалось отправить письмо/)).toBeVisible();
  server.on(resend, noContent());
  await again.click();
  await expect.element(notice.getByText(/Отправили письмо/)).toBeVisible();
  expect(server.requests.at(-1)).toMatchObject({ call: resend, body: { email: anna.email } });

  await dialog('Регистрация').getByRole('link', { name: 'Вход' }).click();
  await expect.element(field('Вход', 'Email')).toHaveValue(anna.email);
});
