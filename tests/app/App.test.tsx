import { StrictMode } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { offline } from '#src/app/shell/notify.ts';
import { hold, json, noContent } from '#tests/api/fakeServer.ts';
import { feedOf, openPost } from '#tests/api/posts.ts';
import { anna, calls, createWorld, unauthorized } from '#tests/session/world.ts';
import { AppAt } from './AppAt.tsx';

const post = openPost;

function Address() {
  const { pathname, search } = useLocation();
  return (
    <p role="note" aria-label="Адрес">
      {pathname + search}
    </p>
  );
}

/** The app at `address`, for someone signed in or for a visitor. */
async function open(
  address: string,
  { isSignedIn = false, me = json(anna) as Response | Promise<Response> } = {},
) {
  const world = createWorld();
  if (isSignedIn) world.keep({ access: world.access(), refresh: world.refresh() });
  world.server.on(calls.me, me);
  world.server.on(calls.logout, noContent());
  world.server.on(calls.login, () => json({ access: world.access(), refresh: world.refresh() }));
  world.server.on(calls.feed, json(feedOf([post])));
  const tab = world.openTab();
  const screen = await render(
    <StrictMode>
      <AppAt session={tab.session} entries={[address]}>
        <Address />
      </AppAt>
    </StrictMode>,
  );
  const stands = async (path: string) => {
    await expect.element(screen.getByLabelText('Адрес')).toHaveTextContent(path);
  };
  return { ...world, ...tab, screen, stands };
}

const login = () => page.getByRole('dialog', { name: 'Вход' });

async function fillLogin(password = 'Parol123') {
  await login().getByLabelText('Email').fill(anna.email);
  await login().getByLabelText('Пароль', { exact: true }).fill(password);
  await userEvent.keyboard('{Enter}');
}

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

describe('a protected page', () => {
  test('opened by a visitor sends to the landing page, says why, and is returned to after login', async () => {
    const { server, stands } = await open('/profile?view=subscriptions');
    await stands('/');
    await expect.element(login().getByText('Войдите, чтобы открыть эту страницу.')).toBeVisible();
    expect(server.requests).toEqual([]);
    await fillLogin();
    await stands('/profile?view=subscriptions');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Подписки' })).toBeVisible();
    expect(document.title).toBe('Соавтор — Подписки');
  });

  test('shows the skeleton and nothing else until it is known who is looking', async () => {
    const held = hold();
    const { screen } = await open('/feed', { isSignedIn: true, me: held.promise });
    await expect.element(screen.getByRole('status')).toHaveTextContent('Загрузка');
    expect(screen.getByRole('heading').query()).toBeNull();
    held.release(json(anna));
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Лента' })).toBeVisible();
    await expect.element(screen.getByRole('article', { name: post.title })).toBeVisible();
  });

  test('whose session ends under the reader sends to the landing page and says so', async () => {
    const { server, clock, screen, stands, isEmpty } = await open('/analytics', { isSignedIn: true });
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Аналитика' })).toBeVisible();
    server.on(calls.feed, unauthorized());
    server.on(calls.refresh, unauthorized());
    await screen.getByRole('link', { name: 'Открыть ленту' }).click();
    // A refused refresh waits a second for another tab's success.
    await expect
      .poll(() => {
        clock.advance(1000);
        return isEmpty();
      })
      .toBe(true);
    await stands('/');
    await expect.element(login().getByText(/Сессия завершилась/)).toBeVisible();
  });

  test('is left by logging out, without being asked to log in again', async () => {
    const { screen, stands, isEmpty } = await open('/feed', { isSignedIn: true });
    await screen.getByRole('button', { name: 'Выйти' }).click();
    await stands('/');
    expect(login().query()).toBeNull();
    expect(isEmpty()).toBe(true);
  });

  test('followed from another one takes focus to its heading', async () => {
    const { screen } = await open('/feed', { isSignedIn: true });
    await screen.getByRole('link', { name: 'Аналитика' }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Аналитика' })).toHaveFocus();
  });
});

describe('a start without a connection', () => {
  const noConnection = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

  test('asks nobody to log in: the popup says that the login comes back by itself, a notice does not repeat it', async () => {
    const { server, session, stands } = await open('/feed', { isSignedIn: true, me: noConnection() });
    await expect.element(login().getByText(/Не.получилось восстановить вход/)).toBeVisible();
    expect(
      login()
        .getByText(/Войдите/)
        .query(),
    ).toBeNull();
    const { queue } = await import('#src/app/shell/queue.ts');
    const titles = queue.shown.visibleToasts.map(({ content }) => content.title);
    expect(titles).not.toContain(offline.title);
    server.on(calls.me, json(anna));
    void session.resume();
    await stands('/feed');
  });

  test('is told by a notice where no popup tells it', async () => {
    const { screen } = await open('/', { isSignedIn: true, me: noConnection() });
    const notice = screen.getByRole('alertdialog', { name: /Нет связи с.сервером/ });
    await expect.element(notice).toBeVisible();
    expect(login().query()).toBeNull();
    await notice.getByRole('button', { name: 'Закрыть' }).click();
    await expect.element(notice).not.toBeInTheDocument();
  });
});

describe('the popups of the landing page', () => {
  test('a login without a page asked for leads to the feed', async () => {
    const { screen, stands } = await open('/');
    await screen.getByRole('button', { name: 'Вход', exact: true }).click();
    await fillLogin();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Лента' })).toBeVisible();
    await stands('/feed');
  });

  test('a refused login keeps what was typed and says why', async () => {
    const { server, screen, stands } = await open('/');
    server.on(calls.login, unauthorized());
    await screen.getByRole('button', { name: 'Вход', exact: true }).click();
    await fillLogin();
    await expect.element(login().getByRole('alert')).toHaveTextContent('Неверный email или пароль');
    await expect.element(login().getByLabelText('Email')).toHaveValue(anna.email);
    await stands('/');
  });

  test('one is open at a time and the address typed goes along', async () => {
    const { screen } = await open('/');
    await screen.getByRole('button', { name: 'Вход', exact: true }).click();
    await login().getByLabelText('Email').fill(anna.email);
    await login().getByRole('link', { name: 'Забыли пароль?' }).click();
    const reset = page.getByRole('dialog', { name: 'Восстановление пароля' });
    await expect.element(reset.getByLabelText('Email')).toHaveValue(anna.email);
    await expect.element(login()).not.toBeInTheDocument();
  });

  test('a message that was sent is confirmed in the same popup', async () => {
    const { server, screen } = await open('/');
    server.on(calls.reset, noContent());
    await screen.getByRole('button', { name: 'Вход', exact: true }).click();
    await login().getByRole('link', { name: 'Забыли пароль?' }).click();
    const reset = page.getByRole('dialog', { name: 'Восстановление пароля' });
    await reset.getByLabelText('Email').fill(anna.email);
    await reset.getByRole('button', { name: 'Отправить ссылку' }).click();
    await expect
      .element(reset.getByRole('status'))
      .toHaveTextContent('Ссылка для сброса пароля отправлена на указанный email.');
  });

  test('an answer to a popup that was closed shows nowhere, and the next opening is clean (case 42)', async () => {
    const { server, screen, stands } = await open('/');
    const held = hold();
    server.on(calls.login, held.promise);
    await screen.getByRole('button', { name: 'Вход', exact: true }).click();
    await fillLogin();
    await expect.element(login().getByRole('button', { name: 'Вход...' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(login()).not.toBeInTheDocument();
    held.release(unauthorized());
    await screen.getByRole('button', { name: 'Вход', exact: true }).click();
    await expect.element(login().getByRole('button', { name: 'Войти' })).toBeVisible();
    await expect.element(login().getByRole('alert')).toBeEmptyDOMElement();
    await stands('/');
  });
});

test('an unknown address shows the not-found page', async () => {
  const { screen, stands } = await open('/feed/nowhere');
  await expect.element(screen.getByRole('heading', { level: 1, name: /не.найдена/ })).toBeVisible();
  await stands('/feed/nowhere');
});

test('an unknown address leads somebody signed in to the feed', async () => {
  const { screen, stands } = await open('/feed/nowhere', { isSignedIn: true });
  await screen.getByRole('link', { name: 'В\u00a0ленту' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Лента' })).toBeVisible();
  await stands('/feed');
});

test.each([
  ['/reset-password/MQ/secret', 'MQ'],
  ['/reset-password/a%2Fb/secret', 'a/b'],
  ['/reset-password/a%252Fb/secret', 'a%2Fb'],
])('the link of a recovery message, %s, sets a new password and leads to the login', async (link, uid) => {
  const { server, screen, stands } = await open(link);
  server.on('POST /auth/users/reset_password_confirm/', noContent());
  await screen.getByLabelText('Новый пароль').fill('Parol1234');
  await screen.getByLabelText('Повтор пароля').fill('Parol1234');
  await screen.getByRole('button', { name: 'Сохранить пароль' }).click();
  await screen.getByRole('button', { name: 'Войти' }).click();
  await stands('/');
  await expect.element(login()).toBeVisible();
  expect(server.requests[0]?.body).toEqual({
    uid,
    token: 'secret',
    new_password: 'Parol1234',
    re_new_password: 'Parol1234',
  });
});
