import { StrictMode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { json } from '#tests/api/fakeServer.ts';
import { anna, calls, createWorld } from '#tests/session/world.ts';
import { AppAt } from './AppAt.tsx';

/** Addresses that a link may lead to. */
const elsewhere = ['/nope', '/reset-password/uid/token', '/activation-result', '/privacy-policy'];

function Browser() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p role="note" aria-label="Адрес">
        {pathname + search}
      </p>
      <button onClick={() => void navigate(-1)}>Назад</button>
      {elsewhere.map((address) => (
        <button key={address} onClick={() => void navigate(address)}>
          {address}
        </button>
      ))}
    </>
  );
}

async function open(address: string, isSignedIn = false) {
  const world = createWorld();
  if (isSignedIn) world.keep({ access: world.access(), refresh: world.refresh() });
  world.server.on(calls.me, json(anna));
  world.server.on(calls.login, () => json({ access: world.access(), refresh: world.refresh() }));
  const { session } = world.openTab();
  const screen = await render(
    <StrictMode>
      <AppAt session={session} entries={[address]}>
        <Browser />
      </AppAt>
    </StrictMode>,
  );
  const stands = async (path: string) => {
    const shown = screen.getByLabelText('Адрес').element();
    // The address follows when the code of its page is there.
    await expect.poll(() => shown.textContent, { timeout: 15_000 }).toBe(path);
  };
  return { stands, screen };
}

const dialog = (name: string) => page.getByRole('dialog', { name });
const anyDialog = () => document.querySelector('[role="dialog"]');

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

describe('a link to a popup', () => {
  test.each([
    ['/?login=1', 'Вход'],
    ['/?register=1', 'Регистрация'],
    ['/?reset=1', 'Восстановление пароля'],
  ])('%s opens «%s» and leaves nothing in the address', async (address, name) => {
    const { stands } = await open(address);
    await expect.element(dialog(name)).toBeVisible();
    await stands('/');
  });

  test('is closed by Back', async () => {
    const { stands, screen } = await open('/?login=1');
    await expect.element(dialog('Вход')).toBeVisible();
    // The page behind a popup is inert.
    const back = screen.getByText('Назад').element();
    if (back instanceof HTMLElement) back.click();
    await expect.poll(anyDialog).toBeNull();
    await stands('/');
  });

  test('leads a signed-in person to the feed', async () => {
    const { stands } = await open('/?login=1', true);
    await stands('/feed');
    expect(anyDialog()).toBeNull();
  });

  test.each([
    ['/analytics', '/analytics'],
    ['/profile?view=subscriptions', '/profile?view=subscriptions'],
    ['https://evil.example/feed', '/feed'],
    ['//evil.example/feed', '/feed'],
    ['javascript:alert(1)', '/feed'],
    ['/nope', '/feed'],
  ])('with next=%s leads to %s after login', async (next, destination) => {
    const { stands } = await open(`/?login=1&next=${encodeURIComponent(next)}`);
    await dialog('Вход').getByLabelText('Email').fill(anna.email);
    await dialog('Вход').getByLabelText('Пароль', { exact: true }).fill('Parol123');
    await userEvent.keyboard('{Enter}');
    await stands(destination);
    await expect.poll(anyDialog).toBeNull();
  });
});

test.each([
  ['/nope', /^Страница не.найдена/],
  ['/reset-password/uid/token', 'Новый пароль'],
  ['/activation-result', /^Ссылка не.сработала/],
  ['/privacy-policy', /^Политика/],
])('a followed link to %s moves focus to its heading', async (address, heading) => {
  const { screen } = await open('/cookies-policy');
  await expect.element(page.getByRole('heading', { level: 1, name: /cookies/ })).toBeVisible();
  await screen.getByRole('button', { name: address }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toHaveFocus();
});

test('the first page leaves focus with the browser', async () => {
  await open('/nope');
  await expect.element(page.getByRole('heading', { level: 1, name: /^Страница/ })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});
