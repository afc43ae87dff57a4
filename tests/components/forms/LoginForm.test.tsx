import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LoginForm, type LoginFormProps } from '#src/components/forms/LoginForm/LoginForm.tsx';
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
  const form = (more: Partial<LoginFormProps> = {}) => (
    <LoginForm
      status={{ kind: 'idle' }}
      onSubmit={onSubmit}
      onForgotPassword={() => {}}
      {...props}
      {...more}
    />
  );
  const screen = await render(form());
  return {
    screen,
    onSubmit,
    email: screen.getByLabelText('Email'),
    password: screen.getByLabelText('Пароль', { exact: true }),
    submit: screen.getByRole('button', { name: 'Войти' }),
    captcha: screen.getByRole('group', { name: 'Проверка, что вы не робот' }),
    rerender: (more: Partial<LoginFormProps>) => screen.rerender(form(more)),
  };
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

test('an address with a national domain is sent in ASCII', async () => {
  const { onSubmit, email, password, submit } = await setUp();
  await email.fill('anna@почта.рф');
  await password.fill('Parol2026');
  await submit.click();
  expect(onSubmit).toHaveBeenCalledWith({ email: 'anna@xn--80a1acny.xn--p1ai', password: 'Parol2026' });
});

test('the address of another popup is there at once and its changes are told', async () => {
  const onEmailChange = vi.fn();
  const { email } = await setUp({ defaultEmail: 'anna@example.r', onEmailChange });
  await expect.element(email).toHaveValue('anna@example.r');
  await email.fill('anna@example.ru');
  expect(onEmailChange).toHaveBeenLastCalledWith('anna@example.ru');
});

const captchaAsked = { captcha: <p>Капча</p>, captchaError: 'Пожалуйста, пройдите проверку капчи' };

test('a captcha that the server asks for takes focus and says why; what was typed stays', async () => {
  const { email, password, captcha, rerender } = await setUp();
  await expect.element(captcha).not.toBeInTheDocument();
  await email.fill('anna@example.ru');
  await password.fill('password');
  await userEvent.keyboard('{Enter}');
  await rerender({ status: { kind: 'pending' } });
  await rerender(captchaAsked);
  await expect.element(captcha).toHaveFocus();
  await expect
    .element(captcha)
    .toHaveAccessibleDescription(expect.stringContaining('Пожалуйста, пройдите проверку капчи'));
  await expect.element(email).toHaveValue('anna@example.ru');
  await expect.element(password).toHaveValue('password');
});

test('with a captcha nothing is sent without its token, and the button says why', async () => {
  const { email, password, submit, onSubmit, rerender } = await setUp(captchaAsked);
  await expect.element(submit).toBeDisabled();
  await expect
    .element(submit)
    .toHaveAccessibleDescription('Сначала пройдите проверку «Я\u00a0не\u00a0робот».');
  await email.fill('anna@example.ru');
  await password.fill('password');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await rerender({ hasCaptchaToken: true, captchaError: undefined });
  await submit.click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a failure that takes the token away leaves focus on its message, not nowhere', async () => {
  const passed = { ...captchaAsked, captchaError: undefined, hasCaptchaToken: true };
  const { email, password, submit, rerender } = await setUp(passed);
  await email.fill('anna@example.ru');
  await password.fill('password');
  await submit.click();
  await rerender({ status: { kind: 'pending' } });
  await rerender({
    status: { kind: 'failed', message: 'Неверный email или пароль' },
    hasCaptchaToken: false,
  });
  await expect.poll(() => document.activeElement?.textContent).toBe('Неверный email или пароль');
  await expect.element(password).toHaveValue('password');
});
