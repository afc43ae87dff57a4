import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { NewEmailForm } from '#src/components/forms/NewEmailForm/NewEmailForm.tsx';
import { formSuite } from '#tests/suites/formSuite.tsx';

formSuite({
  form: (props) => <NewEmailForm email="anna@example.ru" {...props} />,
  fields: [
    {
      name: 'new_email',
      label: 'Новый email',
      good: 'ilya@example.ru',
      bad: ['Anna@example.ru', 'Новый email должен отличаться от текущего'],
      empty: 'Введите новый email',
      autoComplete: 'email',
    },
    {
      name: 're_new_email',
      label: 'Подтверждение email',
      good: 'ilya@example.ru',
      bad: ['vera@example.ru', 'Email не совпадает'],
      empty: 'Подтвердите новый email',
      autoComplete: 'email',
    },
    {
      name: 'current_password',
      label: 'Текущий пароль',
      good: 'Passw0rd',
      empty: 'Введите текущий пароль',
      autoComplete: 'current-password',
    },
  ],
  button: { rest: 'Изменить email', pending: 'Изменение...' },
  sent: { new_email: 'ilya@example.ru', re_new_email: 'ilya@example.ru', current_password: 'Passw0rd' },
});

test('the address in use is shown and cannot be edited', async () => {
  const screen = await render(
    <NewEmailForm email="anna@example.ru" status={{ kind: 'idle' }} onSubmit={() => {}} />,
  );
  await expect.element(screen.getByLabelText('Текущий email')).toHaveValue('anna@example.ru');
  await expect.element(screen.getByLabelText('Текущий email')).toBeDisabled();
});

test('what is no address is said to be none', async () => {
  const screen = await render(
    <NewEmailForm email="anna@example.ru" status={{ kind: 'idle' }} onSubmit={() => {}} />,
  );
  await screen.getByLabelText('Новый email').fill('ilya@');
  await screen.getByRole('button', { name: 'Изменить email' }).click();
  await expect.element(screen.getByText('Некорректный email')).toBeVisible();
});
