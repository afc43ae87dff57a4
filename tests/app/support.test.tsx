import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import type { CaptchaWidget } from '#src/captcha/index.ts';
import type { loadWidget } from '#src/captcha/loadWidget.ts';
import { json, noContent } from '#tests/api/fakeServer.ts';
import { anna, createWorld } from '#tests/session/world.ts';
import { AppAt } from './AppAt.tsx';

const Widget: CaptchaWidget = ({ onEvent }) => (
  <button type="button" onClick={() => onEvent({ type: 'token', token: 'abc' })}>
    Я не робот
  </button>
);

vi.mock('#src/captcha/loadWidget.ts', () => ({
  loadWidget: vi.fn<typeof loadWidget>(() => Promise.resolve(Widget)),
}));

const call = 'POST /api/support/';
const text = 'Не приходит письмо';
const dialog = () => page.getByRole('dialog', { name: 'Написать в поддержку' });
const field = (label: string) => dialog().getByLabelText(label);
const send = () => dialog().getByRole('button', { name: 'Отправить' }).click();

beforeEach(() => page.viewport(1280, 900));

const openAsVisitor = async () => {
  const world = createWorld();
  await render(<AppAt session={world.openTab().session} entries={['/cookies-policy#support']} />);
  await field('Email').fill('gost@example.ru');
  await field('Что случилось').fill(text);
  await dialog().getByRole('button', { name: 'Я не робот' }).click();
  return world;
};

test('a visitor writes with a captcha, and is told where the answer comes', async () => {
  const { server } = await openAsVisitor();
  server.on(call, noContent());
  await send();
  await expect.element(dialog().getByText(/Ответим на.gost@example\.ru/)).toBeVisible();
  const body = { email: 'gost@example.ru', text, captcha_token: 'abc' };
  expect(server.requests.at(-1)).toMatchObject({ call, body });
});

test('a signed-in person writes from any page without address and captcha', async () => {
  const world = createWorld();
  const { session } = await world.openAnnasTab();
  await render(<AppAt session={session} entries={['/cookies-policy#support']} />);
  await expect.element(dialog().getByText(anna.email)).toBeVisible();
  await field('Что случилось').fill(text);
  world.server.on(call, noContent());
  await send();
  await expect.element(dialog().getByRole('status')).toBeVisible();
  expect(world.server.requests.at(-1)).toMatchObject({ call, body: { text } });
  expect(world.server.requests.at(-1)?.body).not.toHaveProperty('email');
});

test('a refusal is told and loses nothing, nor does closing the form', async () => {
  const { server } = await openAsVisitor();
  server.on(call, json({ detail: 'Не больше 5 сообщений в час. Попробуйте через 40 мин.' }, 429));
  await send();
  await expect.element(dialog().getByText(/5.сообщений в.час/)).toBeVisible();
  await expect.element(field('Что случилось')).toHaveValue(text);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('another backend has no such call: the form says how to write to us', async () => {
  const { server } = await openAsVisitor();
  server.on(call, json({ detail: 'Not found.' }, 404));
  await send();
  await expect
    .element(dialog().getByText(/в.пользовательском соглашении, в.разделе «Поддержка»/))
    .toBeVisible();
  await expect.element(field('Что случилось')).toHaveValue(text);
});
