import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import type { User } from '#src/api/contract.ts';
import { json, noContent } from '#tests/api/fakeServer.ts';
import { anna, calls, createWorld } from '#tests/session/world.ts';
import { AppAt } from './AppAt.tsx';

const phone = '+79001234567';

/** The settings of the signed-in person. */
async function open(user: User, replies: Record<string, Response> = {}, address = '/account/settings') {
  const { server, keep, access, refresh, openTab } = createWorld();
  for (const [call, reply] of Object.entries(replies)) server.on(call, reply);
  keep({ access: access(), refresh: refresh() });
  server.on(calls.me, json(user));
  await render(<AppAt session={openTab().session} entries={[address]} />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Настройки' })).toBeVisible();
  return server;
}

const row = (name: string) => page.getByRole('region', { name, exact: true });

beforeEach(() => page.viewport(1280, 900));

test('a new name shows in the sidebar at once, and the other rows keep what is typed', async () => {
  const server = await open(anna);
  server.on(calls.updateMe, json({ ...anna, last_name: 'Рощина' }));
  await row('Пароль').getByLabelText('Новый пароль').fill('Parol124');
  await row('Имя').getByLabelText('Фамилия').fill('Рощина');
  await userEvent.keyboard('{Enter}');
  await expect.element(row('Имя').getByText('Имя сохранено.')).toBeVisible();
  await expect.element(page.getByRole('complementary').getByText('Анна Рощина')).toBeVisible();
  await expect.element(row('Пароль').getByLabelText('Новый пароль')).toHaveValue('Parol124');
});

test('a phone is saved, and proven by the code sent to it', async () => {
  const server = await open(anna);
  server.on(calls.updateMe, json({ ...anna, phone }));
  server.on(calls.sendPhoneVerification, json({ detail: 'Код отправлен.' }));
  await row('Телефон').getByLabelText('Телефон').fill('8 900 123-45-67');
  await row('Телефон').getByRole('button', { name: 'Получить код' }).click();

  const code = row('Телефон').getByLabelText('Код из сообщения');
  await expect.element(code).toHaveFocus();
  await expect.element(row('Телефон').getByText('Не подтверждён')).toBeVisible();
  await expect.element(row('Телефон').getByRole('button', { name: /Новый код через/ })).toBeDisabled();
  expect(server.requests.find(({ call }) => call === calls.updateMe)?.body).toEqual({ phone });

  server.on(calls.verifyPhone, json({ key: ['Неверный код.'] }, 400));
  await code.fill('000000');
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveAccessibleDescription('Неверный код.');

  server.on(calls.verifyPhone, json({ detail: 'Телефон подтверждён.' }));
  server.on(calls.me, json({ ...anna, phone, phone_verified: true }));
  await code.fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(row('Телефон').getByText('Подтверждён', { exact: true })).toBeVisible();
  await expect.element(row('Телефон').getByText('Телефон подтверждён.')).toBeVisible();
});

test('a code that went out before the page was opened can still be typed', async () => {
  const server = await open({ ...anna, phone });
  const tooSoon = { detail: 'Новый код можно запросить через минуту после прошлого.' };
  server.on(calls.sendPhoneVerification, json(tooSoon, 429, { 'Retry-After': '42' }));
  await row('Телефон').getByRole('button', { name: 'Получить код' }).click();
  await expect.element(row('Телефон').getByLabelText('Код из сообщения')).toHaveFocus();
  await expect.element(row('Телефон').getByRole('button', { name: /Новый код через 0:4/ })).toBeDisabled();
});

test('past the day’s codes a phone is told how long to wait, and no code is asked for', async () => {
  const server = await open({ ...anna, phone });
  const tooMany = { detail: 'Слишком много попыток. Попробуйте через 12 ч.' };
  server.on(calls.sendPhoneVerification, json(tooMany, 429, { 'Retry-After': '43200' }));
  await row('Телефон').getByRole('button', { name: 'Получить код' }).click();
  await expect.element(row('Телефон').getByText(tooMany.detail)).toBeVisible();
  await expect.element(row('Телефон').getByLabelText('Код из сообщения')).not.toBeInTheDocument();
});

test('nobody is asked to prove an e-mail that is proven', async () => {
  await open(anna);
  await expect.element(row('Email').getByRole('button', { name: 'Отправить ссылку' })).toBeVisible();
  expect(row('Email').getByRole('button', { name: 'Отправить письмо ещё раз' }).elements()).toEqual([]);
});

test('another message says whether it was sent or there is nothing left to prove', async () => {
  const server = await open({ ...anna, email_verified: false });
  const send = row('Email').getByRole('button', { name: 'Отправить письмо ещё раз' });
  await send.click();
  await expect.element(row('Email').getByText(/Ошибка соединения с\sсервером/)).toBeVisible();
  server.on(calls.sendVerification, json({ detail: 'Письмо отправлено.' }));
  await send.click();
  await expect.element(row('Email').getByText(/Отправили письмо/)).toBeVisible();
  server.on(calls.sendVerification, json({ detail: 'Email уже подтверждён.' }, 400));
  await send.click();
  await expect.element(row('Email').getByText('Email уже подтверждён.')).toBeVisible();
});

test('the message that changes the e-mail is asked for the address in use, and what comes next is told', async () => {
  const call = 'POST /auth/users/reset_email/';
  const server = await open(anna);
  const send = row('Email').getByRole('button', { name: 'Отправить ссылку' });
  await send.click();
  await expect.element(row('Email').getByText(/Ошибка соединения с\sсервером/)).toBeVisible();
  server.on(call, noContent());
  await send.click();
  await expect.element(row('Email').getByText(/Отправили ссылку на\sanna@example.com/)).toBeVisible();
  expect(server.requests.findLast((request) => request.call === call)?.body).toEqual({ email: anna.email });
});

test('what a foreign server leaves out of the user is not filled in yet, and breaks nothing', async () => {
  const { id, email } = anna;
  const server = await open({ id, email } as User);
  await expect.element(row('Имя').getByLabelText('Фамилия')).toHaveValue('');
  await expect.element(row('Телефон').getByLabelText('Телефон')).toHaveValue('');
  server.on(calls.updateMe, json({ id, email, username: null, phone: null }));
  await row('Имя пользователя').getByLabelText('Новое имя пользователя').fill('anna.nova');
  await userEvent.keyboard('{Enter}');
  await expect.element(row('Имя пользователя').getByText('Имя пользователя изменено.')).toBeVisible();
});

test('the theme that is chosen holds at once, and the system’s again when it is chosen', async () => {
  await open(anna);
  await row('Оформление').getByText('Тёмное').click();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await row('Оформление').getByText('Как в системе').click();
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});

test('a theme that is chosen in another tab is the chosen one here, too', async () => {
  await open(anna);
  const choice = (name: string) => row('Оформление').getByRole('radio', { name });
  await expect.element(choice('Как в системе')).toBeChecked();
  localStorage.setItem('theme', 'dark');
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  await expect.element(choice('Тёмное')).toBeChecked();
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await expect.element(choice('Как в системе')).toBeChecked();
});

describe('the sessions', () => {
  const list = 'GET /api/sessions/';
  const session = {
    id: 'here',
    user_agent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    created_at: '2026-01-10T12:00:00Z',
    refreshed_at: '2026-01-10T12:00:00Z',
    is_current: true,
  };
  const onPhone = {
    ...session,
    id: 'phone',
    user_agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
    is_current: false,
  };
  const tv = { ...session, id: 'tv', user_agent: 'tv', is_current: false };
  const rows = () => row('Где вы вошли').getByRole('listitem');

  test('can be ended one by one, also one that had ended by itself', async () => {
    const server = await open(anna, { [list]: json([onPhone, session, tv]) });
    await expect
      .element(
        rows()
          .nth(0)
          .getByText(/^Это.вы$/),
      )
      .toBeVisible();
    server.on('DELETE /api/sessions/phone/', noContent());
    await row('Где вы вошли')
      .getByRole('button', { name: /^Завершить сеанс: Safari, iPhone/ })
      .click();
    await expect.element(row('Где вы вошли').getByText('Сеанс завершён.')).toBeVisible();
    expect(rows().elements()).toHaveLength(2);
    server.on('DELETE /api/sessions/tv/', json({ detail: 'Страница не найдена.' }, 404));
    await row('Где вы вошли')
      .getByRole('button', { name: /^Завершить сеанс: Неизвестное устройство/ })
      .click();
    await expect.element(row('Где вы вошли').getByText('Других сеансов нет.')).toBeVisible();
  });

  test('end with another password, which says so', async () => {
    const server = await open(anna, { [list]: json([session, onPhone]) });
    await expect.element(rows().nth(1)).toBeVisible();
    server.on('POST /auth/users/set_password/', noContent());
    server.on(list, json([session]));
    await row('Пароль').getByLabelText('Текущий пароль').fill('Parol123');
    await row('Пароль').getByLabelText('Новый пароль').fill('Parol124');
    await row('Пароль').getByLabelText('Повтор пароля').fill('Parol124');
    await row('Пароль').getByRole('button', { name: 'Изменить пароль' }).click();
    await expect.element(row('Пароль').getByText(/^Пароль изменён\. На.других устройствах/)).toBeVisible();
    await expect.element(row('Где вы вошли').getByText('Других сеансов нет.')).toBeVisible();
  });

  test('that could not be ended stay in the list, with the reason', async () => {
    const server = await open(anna, { [list]: json([session, onPhone]) });
    await row('Где вы вошли')
      .getByRole('button', { name: /^Завершить сеанс: Safari, iPhone/ })
      .click();
    await expect
      .element(rows().nth(1).getByRole('alert'))
      .toHaveTextContent('Ошибка соединения с сервером. Попробуйте позже.');
    const all = row('Где вы вошли').getByRole('button', { name: 'Выйти на других устройствах' });
    await all.click();
    await expect
      .element(row('Где вы вошли').getByRole('alert').last())
      .toHaveTextContent('Ошибка соединения с сервером. Попробуйте позже.');
    server.on('DELETE /api/sessions/', noContent());
    await all.click();
    await expect.element(row('Где вы вошли').getByText('Остальные сеансы завершены.')).toBeVisible();
    expect(rows().elements()).toHaveLength(1);
  });

  test('are asked for once more after a failure', async () => {
    const server = await open(anna);
    await expect
      .element(row('Где вы вошли').getByRole('alert'))
      .toHaveTextContent('Ошибка соединения с сервером. Попробуйте позже.');
    server.on(list, json([session]));
    await row('Где вы вошли').getByRole('button', { name: 'Загрузить ещё раз' }).click();
    await expect.element(row('Где вы вошли').getByText('Других сеансов нет.')).toBeVisible();
  });

  test('have no row with a server that has no such call', async () => {
    const server = await open(anna, { [list]: json({ detail: 'Not found.' }, 404) });
    await expect.poll(() => server.count(list)).toBe(1);
    await expect.element(row('Где вы вошли')).not.toBeInTheDocument();
    await expect.element(row('Оформление')).toBeVisible();
  });
});

describe('the link of a message that changes the e-mail', () => {
  const address = '/account/settings?change-email=MQ.token';
  const confirm = 'POST /auth/users/reset_email_confirm/';

  const change = async () => {
    await row('Email').getByLabelText('Новый email').fill('nova@example.com');
    await row('Email').getByLabelText('Подтверждение email').fill('nova@example.com');
    await userEvent.keyboard('{Enter}');
  };

  test('asks for the new address only, and works once', async () => {
    const server = await open(anna, {}, address);
    await expect.element(row('Email').getByText(/пароль не\sнужен/)).toBeVisible();
    expect(row('Email').getByLabelText('Текущий пароль').query()).toBeNull();
    server.on(confirm, noContent());
    server.on(calls.me, json({ ...anna, email: 'nova@example.com' }));
    await change();
    await expect.element(row('Email').getByText(/Email изменён/)).toBeVisible();
    await expect.element(row('Email').getByLabelText('Текущий пароль')).toBeVisible();
    expect(server.requests.find(({ call }) => call === confirm)?.body).toEqual({
      uid: 'MQ',
      token: 'token',
      new_email: 'nova@example.com',
      re_new_email: 'nova@example.com',
    });
  });

  test('that is out of date says so and leaves the way by the password, with what was typed', async () => {
    const server = await open(anna, {}, address);
    server.on(confirm, json({ token: ['Недопустимый токен.'] }, 400));
    await change();
    await expect.element(row('Email').getByText(/^Ссылка устарела или уже использована/)).toBeVisible();
    await expect.element(row('Email').getByLabelText('Новый email')).toHaveValue('nova@example.com');
    await expect.element(row('Email').getByLabelText('Текущий пароль')).toBeVisible();
  });

  test('that is not whole is no link', async () => {
    await open(anna, {}, '/account/settings?change-email=MQ');
    await expect.element(row('Email').getByLabelText('Текущий пароль')).toBeVisible();
  });
});

test('a password that the server finds too common says so on its field', async () => {
  const server = await open(anna);
  const common = 'Введённый пароль слишком широко распространён.';
  server.on('POST /auth/users/set_password/', json({ new_password: [common] }, 400));
  await row('Пароль').getByLabelText('Текущий пароль').fill('Parol123');
  await row('Пароль').getByLabelText('Новый пароль').fill('Password1');
  await row('Пароль').getByLabelText('Повтор пароля').fill('Password1');
  await row('Пароль').getByRole('button', { name: 'Изменить пароль' }).click();
  await expect
    .element(row('Пароль').getByLabelText('Новый пароль'))
    .toHaveAccessibleDescription(expect.stringContaining('слишком широко распространён'));
});
