import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { html, json, noContent } from '#tests/api/fakeServer.ts';
import { createWorld } from '#tests/session/world.ts';
import { AppAt } from './AppAt.tsx';

const activate = 'POST /auth/users/activation/';
const resend = 'POST /auth/users/resend_activation/';

/**
 * The page of a message's link; the server answers as `prepare` says. The answer to a link is kept for good: each has
 * its own.
 */
async function open(
  prepare: (server: ReturnType<typeof createWorld>['server']) => void,
  token: string = crypto.randomUUID(),
) {
  const query = new URLSearchParams({ uid: 'MTQ', token });
  const world = createWorld();
  prepare(world.server);
  const { session } = world.openTab();
  const screen = await render(
    <StrictMode>
      <AppAt session={session} entries={[`/activation-result?${query}`]} />
    </StrictMode>,
  );
  const title = (name: string) => screen.getByRole('heading', { level: 1, name });
  return { ...world, screen, title, token };
}

test('the link is sent once per visit, whatever renders twice (case 54)', async () => {
  const { server, title, token } = await open(({ on }) => on(activate, noContent()));
  await expect.element(title('Email подтверждён')).toBeVisible();
  expect(server.requests.map(({ call, body }) => [call, body])).toEqual([[activate, { uid: 'MTQ', token }]]);
});

test('a link that worked before is no failure (case 54)', async () => {
  const { title } = await open(({ on }) =>
    on(activate, json({ detail: 'Устаревший токен для данного пользователя.' }, 403)),
  );
  await expect.element(title('Email уже подтверждён')).toBeVisible();
});

test('a dead link is told, and another message can be asked for', async () => {
  const { server, screen, title } = await open(({ on }) =>
    on(activate, json({ token: ['Неверный токен для данного пользователя.'] }, 400)),
  );
  await expect.element(title('Ссылка не сработала')).toBeVisible();
  server.on(resend, noContent());
  await screen.getByLabelText('Email').fill('anna@example.ru');
  await screen.getByRole('button', { name: 'Отправить ссылку' }).click();
  await expect
    .element(screen.getByText('Если такой аккаунт ждёт подтверждения, письмо с новой ссылкой уже в пути.'))
    .toBeVisible();
});

test('half a link is a dead one, and nothing is asked of the server', async () => {
  const { server, title } = await open(() => {}, '');
  await expect.element(title('Ссылка не сработала')).toBeVisible();
  expect(server.requests).toEqual([]);
});

test.each([
  ['no answer', undefined, 'Ошибка соединения с сервером. Попробуйте позже.'],
  ['a page of an error', html(502), 'Сервер не смог проверить ссылку.'],
])('after %s the link can be tried again', async (_name, answer, note) => {
  const { server, screen, title } = await open(({ on }) => answer && on(activate, answer));
  await expect.element(title('Не получилось проверить ссылку')).toBeVisible();
  await expect.element(screen.getByText(note)).toBeVisible();
  server.on(activate, noContent());
  await screen.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect.element(title('Email подтверждён')).toBeVisible();
});
