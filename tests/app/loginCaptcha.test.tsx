import { StrictMode, useLayoutEffect } from 'react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import type { CaptchaEvent, CaptchaWidget } from '#src/captcha/index.ts';
import type { loadWidget } from '#src/captcha/loadWidget.ts';
import { json } from '#tests/api/fakeServer.ts';
import { anna, calls, createWorld, emptyFeed, unauthorized } from '#tests/session/world.ts';
import { AppAt } from './AppAt.tsx';

// A build with an interactive provider.
vi.hoisted(() => vi.stubEnv('VITE_CAPTCHA', 'smartcaptcha'));
afterAll(() => vi.unstubAllEnvs());

let tell: (event: CaptchaEvent) => void = () => {};
let passed = 0;

const Widget: CaptchaWidget = ({ attempt, onEvent }) => {
  useLayoutEffect(() => {
    tell = onEvent;
  }, [onEvent]);
  const pass = () => {
    passed += 1;
    onEvent({ type: 'token', token: `token${passed}` });
  };
  return (
    <button type="button" onClick={pass}>
      Виджет {attempt}
    </button>
  );
};

vi.mock('#src/captcha/loadWidget.ts', () => ({
  loadWidget: vi.fn<typeof loadWidget>(() => Promise.resolve(Widget)),
}));

const captchaWanted = () => json({ captcha_token: ['Пройдите проверку капчи.'] }, 400);
const typed = { email: anna.email, password: 'Parol123' };

const dialog = page.getByRole('dialog', { name: 'Вход' });
// Not within the dialog: out of sight it is none.
const email = page.getByLabelText('Email');
const password = page.getByLabelText('Пароль', { exact: true });
const submit = dialog.getByRole('button', { name: 'Войти' });
const captcha = dialog.getByRole('group', { name: 'Проверка, что вы не робот' });
const widget = dialog.getByRole('button', { name: /^Виджет/ });

const openLogin = () => page.getByRole('banner').getByRole('button', { name: 'Вход' }).click();

async function expectTyped() {
  await expect.element(email).toHaveValue(typed.email);
  await expect.element(password).toHaveValue(typed.password);
}

/** A login was refused because the captcha was missing. */
async function askedForCaptcha() {
  const world = createWorld();
  world.server.on(calls.login, captchaWanted());
  const { session } = world.openTab();
  await render(
    <StrictMode>
      <AppAt session={session} />
    </StrictMode>,
  );
  await openLogin();
  await email.fill(typed.email);
  await password.fill(typed.password);
  await userEvent.keyboard('{Enter}');
  await expect.element(widget).toBeVisible();
  return world;
}

const logins = ({ server }: ReturnType<typeof createWorld>) =>
  server.requests.filter(({ call }) => call === calls.login).map(({ body }) => body);

beforeEach(async () => {
  passed = 0;
  await page.viewport(1280, 900);
});

test('past the limit of failures the provider’s widget shows, and with its token the login goes on', async () => {
  const world = await askedForCaptcha();
  await expect.element(captcha).toHaveFocus();
  await expect.element(captcha.getByText('Пожалуйста, пройдите проверку капчи')).toBeVisible();
  await expect.element(submit).toBeDisabled();
  await expectTyped();

  world.server.on(calls.login, json({ access: world.access(), refresh: world.refresh() }));
  world.server.on(calls.me, json(anna));
  world.server.on(calls.feed, json(emptyFeed));
  await widget.click();
  await expect.element(captcha.getByRole('alert')).toBeEmptyDOMElement();
  await submit.click();
  await expect.element(page.getByRole('button', { name: 'Выйти' })).toBeVisible();
  expect(logins(world)).toEqual([typed, { ...typed, captcha_token: 'token1' }]);
});

test('the popup is out of sight while the challenge shows, and keeps what was typed', async () => {
  await askedForCaptcha();
  tell({ type: 'visible' });
  await expect.element(email).not.toBeVisible();
  tell({ type: 'hidden' });
  await expect.element(email).toBeVisible();
  await expectTyped();
});

test('a challenge that was left hides no other popup', async () => {
  await askedForCaptcha();
  tell({ type: 'visible' });
  await expect.element(email).not.toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Регистрация' })).toBeVisible();
});

test.each([
  ['a wrong password', unauthorized, 'Неверный email или пароль'],
  ['no connection', undefined, 'Ошибка соединения с сервером. Попробуйте позже.'],
  ['a captcha not passed', captchaWanted, 'Пожалуйста, пройдите проверку капчи'],
])('every failed try takes its token: %s', async (_, reply, message) => {
  const world = await askedForCaptcha();
  if (reply) world.server.on(calls.login, reply());
  else world.server.refuse(calls.login);
  await widget.click();
  await submit.click();
  await expect.element(dialog.getByText(message)).toBeVisible();
  await expect.element(submit).toBeDisabled();
  await expectTyped();
  await widget.click();
  await submit.click();
  await expect.poll(() => logins(world).length).toBe(3);
  expect(logins(world).at(-1)).toEqual({ ...typed, captcha_token: 'token2' });
});

test('a popup opened again asks for no captcha', async () => {
  await askedForCaptcha();
  await widget.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await openLogin();
  await expect.element(submit).toBeEnabled();
  await expect.element(captcha).not.toBeInTheDocument();
});
