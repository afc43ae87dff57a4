import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RegisterForm, type RegisterFormProps } from '#src/components/forms/RegisterForm/RegisterForm.tsx';
import { formSuite } from '#tests/suites/formSuite.tsx';
import '#src/theme/global.ts';

formSuite({
  form: (props) => (
    <RegisterForm
      captcha={<p>Капча</p>}
      hasCaptchaToken
      termsHref="/terms-of-service"
      privacyHref="/privacy-policy"
      {...props}
    />
  ),
  fields: [
    {
      name: 'email',
      label: 'Email',
      good: 'anna@example.ru',
      bad: ['anna@', 'Некорректный email'],
      empty: 'Введите email',
      autoComplete: 'email',
    },
    {
      name: 'password',
      label: 'Пароль',
      good: 'Passw0rd',
      bad: ['password', 'Введите цифры, строчные и прописные буквы'],
      empty: 'Введите пароль',
      autoComplete: 'new-password',
    },
  ],
  button: { rest: 'Зарегистрироваться', pending: 'Регистрация...' },
  sent: { email: 'anna@example.ru', password: 'Passw0rd' },
});

const setUp = async (props: Partial<RegisterFormProps> = {}) => {
  const onSubmit = vi.fn();
  const form = (more: Partial<RegisterFormProps> = {}) => (
    <RegisterForm
      status={{ kind: 'idle' }}
      captcha={<p>Капча</p>}
      hasCaptchaToken
      termsHref="/terms-of-service"
      privacyHref="/privacy-policy"
      onSubmit={onSubmit}
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
    submit: screen.getByRole('button', { name: 'Зарегистрироваться' }),
    rerender: (more: Partial<RegisterFormProps>) => screen.rerender(form(more)),
  };
};

test('without a captcha token submit is disabled and says why', async () => {
  const { email, password, submit, onSubmit } = await setUp({ hasCaptchaToken: false });
  await expect.element(submit).toBeDisabled();
  await expect
    .element(submit)
    .toHaveAccessibleDescription(
      expect.stringContaining('Сначала пройдите проверку «Я\u00a0не\u00a0робот».'),
    );
  await email.fill('anna@example.ru');
  await password.fill('Passw0rd');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a failure that takes the token away leaves focus on its message, not nowhere', async () => {
  const { screen, email, password, submit, rerender } = await setUp();
  await email.fill('anna@example.ru');
  await password.fill('Passw0rd');
  await submit.click();
  await rerender({ status: { kind: 'pending' } });
  await rerender({ status: { kind: 'failed', message: 'Ошибка регистрации' }, hasCaptchaToken: false });
  await expect.element(screen.getByText('Ошибка регистрации')).toBeVisible();
  expect(document.activeElement?.textContent).toBe('Ошибка регистрации');
  await expect.element(password).toHaveValue('Passw0rd');
});

test('a refused captcha is said under it and focus goes there', async () => {
  const { screen, email, password, submit, rerender } = await setUp();
  await email.fill('anna@example.ru');
  await password.fill('Passw0rd');
  await submit.click();
  await rerender({ status: { kind: 'pending' } });
  await rerender({
    status: { kind: 'idle' },
    hasCaptchaToken: false,
    captchaError: 'Пожалуйста, пройдите проверку капчи',
  });
  const group = screen.getByRole('group', { name: 'Проверка, что вы не робот' });
  await expect.element(group).toHaveFocus();
  await expect
    .element(group)
    .toHaveAccessibleDescription(expect.stringContaining('Пожалуйста, пройдите проверку капчи'));
});

test('on a screen magnified four times a refused captcha is in view, and typing can go on', async () => {
  await page.viewport(320, 256);
  const { screen, email, password, rerender } = await setUp();
  await password.fill('Passw0rd');
  await email.fill('anna@example.ru');
  await userEvent.keyboard('{Enter}');
  await rerender({ status: { kind: 'pending' } });
  const captchaError = 'Пожалуйста, пройдите проверку капчи';
  await rerender({ status: { kind: 'failed' }, hasCaptchaToken: false, captchaError });
  await expect.element(screen.getByText(captchaError)).toBeInViewport({ ratio: 0.98 });
  await expect.element(email).toHaveFocus();
  await page.viewport(414, 896);
});

test('a refusal without a text of its own is told, beside a refused captcha it is the captcha’s', async () => {
  const { screen, rerender } = await setUp();
  await rerender({ status: { kind: 'failed' } });
  await expect.element(screen.getByRole('alert').first()).toHaveTextContent('Произошла ошибка');
  const status = { kind: 'failed' } as const;
  await rerender({ status, captchaError: 'Пожалуйста, пройдите проверку капчи' });
  await expect.element(screen.getByText('Произошла ошибка')).not.toBeInTheDocument();
  // It is passed again.
  await rerender({ status, captchaError: undefined });
  await expect.element(screen.getByText('Произошла ошибка')).not.toBeInTheDocument();
});

test('the agreements open in a new tab and say so', async () => {
  const { screen } = await setUp();
  const link = screen.getByRole('link', { name: /^пользовательское соглашение.*откроется в новой вкладке/ });
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test('the rules stand in two columns; once the password is refused, those it breaks turn crimson', async () => {
  const { screen } = await setUp();
  const rules = screen.getByRole('listitem').elements();
  const lefts = new Set(rules.map((rule) => rule.getBoundingClientRect().left));
  expect(lefts.size).toBe(2);
  const colors = () => rules.map((rule) => getComputedStyle(rule).color);
  await screen.getByLabelText('Пароль', { exact: true }).fill('password');
  const [met, open] = [colors()[1], colors()[2]];
  await screen.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect.poll(() => colors()[2]).not.toBe(open);
  expect(colors()[3]).toBe(colors()[2]);
  expect(colors()[1]).toBe(met);
});
