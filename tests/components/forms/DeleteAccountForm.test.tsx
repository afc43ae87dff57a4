import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DeleteAccountForm } from '#src/components/forms/DeleteAccountForm/DeleteAccountForm.tsx';
import { formSuite } from '#tests/suites/formSuite.tsx';

const message = 'Введите слово «удалить», чтобы подтвердить удаление';

formSuite({
  form: (props) => <DeleteAccountForm email="anna@example.ru" {...props} />,
  fields: [
    {
      name: 'current_password',
      label: 'Текущий пароль',
      good: 'Passw0rd',
      empty: 'Введите текущий пароль',
      autoComplete: 'current-password',
    },
    {
      label: 'Введите слово «удалить»',
      good: 'удалить',
      bad: ['удали', message],
      empty: message,
      autoComplete: 'off',
    },
  ],
  button: { rest: 'Удалить аккаунт', pending: 'Удаление...' },
  sent: { current_password: 'Passw0rd' },
});

test('says what goes and what stays, and takes the word in any letter case', async () => {
  const onSubmit = vi.fn();
  const screen = await render(
    <DeleteAccountForm email="anna@example.ru" status={{ kind: 'idle' }} onSubmit={onSubmit} />,
  );
  await expect.element(screen.getByText('все публикации и черновики')).toBeVisible();
  await expect.element(screen.getByText(/чужими постами останутся без.имени/)).toBeVisible();
  await screen.getByLabelText('Текущий пароль').fill('Passw0rd');
  await screen.getByLabelText('Введите слово «удалить»').fill(' Удалить ');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ current_password: 'Passw0rd' });
});
