import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { SettingsPage, type SettingsPageProps } from '#src/components/pages/SettingsPage/SettingsPage.tsx';

const email = 'anna@example.ru';
const form = { status: { kind: 'idle' }, onSubmit: () => {} } as const;
const message = { status: { kind: 'idle' }, onSend: () => {} } as const;
const number = { kind: 'number', form: { phone: '+79000000000', ...form } } as const;
const code = {
  kind: 'code',
  form: { phone: '+79000000000', secondsLeft: 0, onResend: () => {}, onChangePhone: () => {}, ...form },
} as const;

const settings = (props: Partial<SettingsPageProps> = {}) => (
  <SettingsPage
    profile={{ profile: { first_name: 'Анна', last_name: '' }, ...form }}
    username={{ username: 'anna', ...form }}
    email={{ form: { email, ...form }, changeMail: message, verificationMail: message }}
    phone={{ isVerified: false, step: number }}
    password={{ email, ...form }}
    appearance={{ appearance: 'system', onChange: () => {} }}
    deletion={{ email, ...form }}
    {...props}
  />
);

test('the account is changed row by row, and its deletion is last', async () => {
  const screen = await render(settings());
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Настройки' })).toBeVisible();
  const rows = screen.getByRole('heading', { level: 2 }).elements();
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Имя',
    'Имя пользователя',
    'Email',
    'Телефон',
    'Пароль',
    'Оформление',
    'Удаление аккаунта',
  ]);
});

test('the sessions have a row between the password and the looks, where the server tells of them', async () => {
  const sessions = {
    sessions: { kind: 'loading' },
    others: { kind: 'idle' },
    onRetry() {},
    onEnd() {},
    onEndOthers() {},
  } as const;
  const screen = await render(settings({ sessions }));
  const rows = screen.getByRole('heading', { level: 2 }).elements();
  expect(rows.map(({ textContent }) => textContent).slice(4, 7)).toEqual([
    'Пароль',
    'Где вы\u00a0вошли',
    'Оформление',
  ]);
});

const sectionLinks = 'Разделы настроек';

test('from 1440 a list of the sections stands beside them, and stays while they scroll', async () => {
  await page.viewport(1440, 700);
  const screen = await render(settings());
  const links = screen.getByRole('navigation', { name: sectionLinks });
  const titles = screen.getByRole('heading', { level: 2 }).elements();
  expect(
    links
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual(titles.map(({ textContent, id }) => [textContent, `#${id}`]));
  const box = () => links.element().getBoundingClientRect();
  expect(box().left).toBeGreaterThan(
    screen.getByRole('region').first().element().getBoundingClientRect().right,
  );
  window.scrollTo(0, 600);
  expect(box().top).toBeGreaterThan(0);
  window.scrollTo(0, 0);
});

test('below 1440 the sections have the page for themselves', async () => {
  await page.viewport(1439, 700);
  const screen = await render(settings());
  expect(screen.getByRole('navigation', { name: sectionLinks }).query()).toBeNull();
});

test('the section that is read is marked in the list, as is the one that was asked for', async () => {
  await page.viewport(1440, 800);
  const screen = await render(settings());
  const link = (name: string) => screen.getByRole('link', { name, exact: true });
  const marked = () => screen.container.querySelectorAll('[aria-current]');
  await expect.element(link('Имя')).toHaveAttribute('aria-current', 'location');
  screen.getByRole('heading', { name: 'Email' }).element().scrollIntoView();
  await expect.element(link('Email')).toHaveAttribute('aria-current', 'location');
  // The last section cannot reach the top of the screen.
  await link('Оформление').click();
  await expect.poll(() => window.scrollY + window.innerHeight).toBe(document.documentElement.scrollHeight);
  await expect.element(link('Оформление')).toHaveAttribute('aria-current', 'location');
  window.scrollTo(0, 0);
  await expect.element(link('Имя')).toHaveAttribute('aria-current', 'location');
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(link('Удаление аккаунта')).toHaveAttribute('aria-current', 'location');
  expect(marked()).toHaveLength(1);
});

test('an answer stays inside its row, and what is typed in the others stays, too', async () => {
  const screen = await render(settings());
  const row = (name: string) => screen.getByRole('region', { name, exact: true });
  await row('Пароль').getByLabelText('Новый пароль').fill('Parol124');
  await screen.rerender(
    settings({ username: { username: 'anna', ...form, status: { kind: 'failed', message: 'Нет связи' } } }),
  );
  await expect.element(row('Имя пользователя').getByText('Нет связи')).toBeVisible();
  expect(screen.getByText('Нет связи').elements()).toHaveLength(1);
  await expect.element(row('Пароль').getByLabelText('Новый пароль')).toHaveValue('Parol124');
});

test.each([
  ['verificationMail', 'Отправить письмо ещё раз'],
  ['changeMail', 'Отправить ссылку'],
] as const)('the %s can be asked for, and the answer is told', async (name, button) => {
  const onSend = vi.fn();
  const row = (status: SettingsPageProps['email']['changeMail']['status']) =>
    settings({
      email: {
        form: { email, ...form },
        changeMail: message,
        verificationMail: message,
        [name]: { status, onSend },
      },
    });
  const screen = await render(row({ kind: 'idle' }));
  await screen.getByRole('button', { name: button }).click();
  expect(onSend).toHaveBeenCalledOnce();
  await screen.rerender(row({ kind: 'done', message: 'Отправили письмо.' }));
  await expect.element(screen.getByRole('status').filter({ hasText: 'Отправили письмо.' })).toBeVisible();
  await screen.rerender(row({ kind: 'failed', message: 'Нет связи' }));
  await expect.element(screen.getByRole('alert').filter({ hasText: 'Нет связи' })).toBeVisible();
});

test('a person who came by the link of a message is not offered another one', async () => {
  const byLink = { form: { email, kind: 'link', ...form } } as const;
  const screen = await render(
    settings({ email: { ...byLink, changeMail: message, verificationMail: message } }),
  );
  expect(screen.getByRole('button', { name: 'Отправить ссылку' }).query()).toBeNull();
});

test('the focus follows the steps of the phone, and a proven number is told', async () => {
  const screen = await render(settings());
  const row = screen.getByRole('region', { name: 'Телефон' });
  await expect.element(row.getByText('Не подтверждён')).toBeVisible();
  await screen.rerender(settings({ phone: { isVerified: false, step: code } }));
  await expect.element(row.getByLabelText('Код из сообщения')).toHaveFocus();
  await screen.rerender(settings({ phone: { isVerified: true, step: number } }));
  await expect.element(row.getByLabelText('Телефон')).toHaveFocus();
  await expect.element(row.getByRole('status').filter({ hasText: 'Подтверждён' })).toBeVisible();
});

test('nothing is said of the proof while there is no number', async () => {
  const phone = { kind: 'number', form: { phone: '', ...form } } as const;
  const screen = await render(settings({ phone: { isVerified: undefined, step: phone } }));
  const row = screen.getByRole('region', { name: 'Телефон' });
  await expect.element(row).toBeVisible();
  expect(row.getByText(/подтверждён/i).query()).toBeNull();
});
