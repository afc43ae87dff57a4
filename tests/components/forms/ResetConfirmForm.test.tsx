import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ResetConfirmForm } from '#src/components/forms/ResetConfirmForm/ResetConfirmForm.tsx';
import { formSuite } from '#tests/suites/formSuite.tsx';

formSuite({
  form: (props) => <ResetConfirmForm {...props} />,
  fields: [
    {
      name: 'new_password',
      label: 'Новый пароль',
      good: 'Passw0rd',
      bad: ['passw0rd', 'Пароль должен содержать заглавные буквы'],
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
  button: { rest: 'Сохранить пароль', pending: 'Сохранение...' },
  sent: { new_password: 'Passw0rd', re_new_password: 'Passw0rd' },
});

test('the rules of the password are ticked while one types', async () => {
  const screen = await render(<ResetConfirmForm status={{ kind: 'idle' }} onSubmit={() => {}} />);
  await screen.getByLabelText('Новый пароль').fill('пароль1');
  await expect.element(screen.getByText('Выполнено правил: 2 из 4')).toBeInTheDocument();
});
