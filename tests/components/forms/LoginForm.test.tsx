import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LoginForm, type LoginFormProps } from '#src/components/forms/LoginForm/index.ts';
import { formSuite } from '#tests/suites/formSuite.tsx';

formSuite({
  form: (props) => <LoginForm onForgotPassword={() => {}} {...props} />,
  fields: [
    {
      name: 'email',
      label: 'Email',
      good: 'anna@example.ru',
      bad: ['anna@', 'Введите корректный email'],
      empty: 'Введите email',
      autoComplete: 'username',
    },
    {
      name: 'password',
      label: 'Пароль',
      good: 'password',
      bad: ['passwor', 'Пароль должен быть не менее 8 символов'],
      empty: 'Введите пароль',
      autoComplete: 'current-password',
    },
  ],
  button: { rest: 'Войти', pending: 'Вход...' },
  sent: { email: 'anna@example.ru', password: 'password' },
});

const setUp = async (props: Partial<LoginFormProps> = {}) => {
  const onSubmit = vi.fn();
  const screen = await render(
    <LoginForm status={{ kind: 'idle' }} onSubmit={onSubmit} onForgotPassword={() => {}} {...props} />,
  );
  const email = screen.getByLabelText('Email');
  const password = screen.getByLabelText('Пароль', { exact: true });
  return { screen, onSubmit, email, password };
};

test('the error that appears on leaving a field does not carry a pressed link away', async () => {
  const onForgotPassword = vi.fn();
  const { screen, email } = await setUp({ onForgotPassword });
  await email.fill('anna@');
  await screen.getByText('Забыли пароль?').click({ position: { x: 20, y: 2 } });
  expect(onForgotPassword).toHaveBeenCalledOnce();
});

test('the address is sent trimmed with its domain in lower case, the password as typed', async () => {
  const { onSubmit, email, password } = await setUp();
  await email.fill('Anna@Example.RU');
  await password.fill(' пароль 1 ');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ email: 'Anna@example.ru', password: ' пароль 1 ' });
});

test('the address of another popup is there at once and its changes are told', async () => {
  const onEmailChange = vi.fn();
  const { email } = await setUp({ defaultEmail: 'anna@example.r', onEmailChange });
  await expect.element(email).toHaveValue('anna@example.r');
  await email.fill('anna@example.ru');
  expect(onEmailChange).toHaveBeenLastCalledWith('anna@example.ru');
});
