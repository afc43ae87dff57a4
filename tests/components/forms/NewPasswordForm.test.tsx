import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { NewPasswordForm } from '#src/components/forms/NewPasswordForm/NewPasswordForm.tsx';
import { formSuite } from '#tests/suites/formSuite.tsx';

formSuite({
  form: (props) => <NewPasswordForm email="anna@example.ru" {...props} />,
  fields: [
    {
      name: 'current_password',
      label: 'Текущий пароль',
      good: 'old',
      empty: 'Введите текущий пароль',
      autoComplete: 'current-password',
    },
    {
      name: 'new_password',
      label: 'Новый пароль',
      good: 'Passw0rd',
      bad: ['Passw0r', 'Пароль должен содержать минимум 8 символов'],
      empty: 'Введите новый пароль',
      autoComplete: 'new-password',
    },
    {
      name: 're_new_password',
      label: 'Повтор пароля',
      good: 'Passw0rd',
      bad: ['Passw0rd1', 'Пароли не совпадают'],
      empty: 'Подтвердите новый пароль',
      autoComplete: 'new-password',
    },
  ],
  button: { rest: 'Изменить пароль', pending: 'Изменение...' },
  sent: { current_password: 'old', new_password: 'Passw0rd', re_new_password: 'Passw0rd' },
});

test.for([
  ['12345678', 'Пароль должен содержать строчные буквы'],
  ['aaaaaaaa', 'Пароль должен содержать заглавные буквы'],
  ['Aaaaaaaa', 'Пароль должен содержать цифры'],
] as const)('%s is told: %s', async ([password, message]) => {
  const screen = await render(
    <NewPasswordForm email="anna@example.ru" status={{ kind: 'idle' }} onSubmit={() => {}} />,
  );
  await screen.getByLabelText('Новый пароль').fill(password);
  await screen.getByRole('button', { name: 'Изменить пароль' }).click();
  await expect.element(screen.getByText(message)).toBeVisible();
});

test('the rules are ticked while one types, by words too', async () => {
  const screen = await render(
    <NewPasswordForm email="anna@example.ru" status={{ kind: 'idle' }} onSubmit={() => {}} />,
  );
  const password = screen.getByLabelText('Новый пароль');
  await expect.element(password).toHaveAccessibleDescription(expect.stringMatching(/цифры — не.выполнено/));
  await password.fill('Passw0r');
  await expect
    .element(password)
    .toHaveAccessibleDescription(
      expect.stringMatching(/не.менее 8.символов — не.выполнено.*цифры — выполнено/),
    );
  await expect.element(screen.getByText('Выполнено правил: 3 из 4')).toBeInTheDocument();
});

const rules = (container: Element) => container.querySelector('form ul')?.checkVisibility();

test('the rules come into sight with the focus and stay, and the field does not move', async () => {
  const screen = await render(
    <NewPasswordForm email="anna@example.ru" status={{ kind: 'idle' }} onSubmit={() => {}} />,
  );
  const password = screen.getByLabelText('Новый пароль');
  const top = () => password.element().getBoundingClientRect().top;
  const before = top();
  expect(rules(screen.container)).toBe(false);
  await password.click();
  expect(rules(screen.container)).toBe(true);
  expect(top()).toBe(before);
  await screen.getByLabelText('Текущий пароль').click();
  expect(rules(screen.container)).toBe(true);
});

test('the rules come into sight when they are broken before anybody was in the field', async () => {
  const screen = await render(
    <NewPasswordForm email="anna@example.ru" status={{ kind: 'idle' }} onSubmit={() => {}} />,
  );
  await screen.getByRole('button', { name: 'Изменить пароль' }).click();
  await expect.element(screen.getByText('Введите новый пароль')).toBeVisible();
  expect(rules(screen.container)).toBe(true);
});

test('a password manager is told whose password changes', async () => {
  const screen = await render(
    <NewPasswordForm email="anna@example.ru" status={{ kind: 'idle' }} onSubmit={() => {}} />,
  );
  const account = screen.container.querySelector<HTMLInputElement>('[autocomplete=username]');
  expect(account?.value).toBe('anna@example.ru');
  expect(account?.checkVisibility()).toBe(false);
});
