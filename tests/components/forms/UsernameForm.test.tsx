import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { UsernameForm } from '#src/components/forms/UsernameForm/UsernameForm.tsx';
import { formSuite } from '#tests/suites/formSuite.tsx';
import '#src/theme/global.ts';

formSuite({
  form: (props) => <UsernameForm username="anna" {...props} />,
  fields: [
    {
      name: 'username',
      label: 'Новое имя пользователя',
      good: 'anna.roshchina',
      bad: ['anna', 'Новое имя пользователя должно отличаться от текущего'],
      empty: 'Введите новое имя пользователя',
      autoComplete: 'nickname',
    },
  ],
  button: { rest: 'Сохранить', pending: 'Сохранение...' },
  sent: { username: 'anna.roshchina' },
});

test.for([
  ['an', 'Имя пользователя должно содержать минимум 3 символа'],
  ['a'.repeat(31), 'Имя пользователя не должно превышать 30 символов'],
  ['anna roshchina', 'Имя пользователя может содержать только буквы, цифры, точки, дефисы и подчеркивания'],
  ['_anna', 'Имя пользователя не может начинаться или заканчиваться точкой, дефисом или подчеркиванием'],
  ['an..na', 'Имя пользователя не может содержать несколько специальных символов подряд'],
  ['12345', 'Имя пользователя не может состоять только из цифр'],
] as const)('%s is told: %s', async ([username, message]) => {
  const screen = await render(<UsernameForm username="anna" status={{ kind: 'idle' }} onSubmit={() => {}} />);
  await screen.getByLabelText('Новое имя пользователя').fill(username);
  await screen.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(screen.getByText(message)).toBeVisible();
});

test('the rules are ticked while one types', async () => {
  const screen = await render(<UsernameForm username="anna" status={{ kind: 'idle' }} onSubmit={() => {}} />);
  await expect.element(screen.getByText('Выполнено правил: 0 из 5')).toBeInTheDocument();
  await screen.getByLabelText('Новое имя пользователя').fill('-1..2');
  await expect.element(screen.getByText('Выполнено правил: 3 из 5')).toBeInTheDocument();
  await screen.getByLabelText('Новое имя пользователя').fill('vera');
  await expect.element(screen.getByText('Выполнено правил: 5 из 5')).toBeInTheDocument();
});

test('a refused name has the rules that it breaks in crimson, as a refused password has', async () => {
  const screen = await render(<UsernameForm username="anna" status={{ kind: 'idle' }} onSubmit={() => {}} />);
  const rule = () => getComputedStyle(screen.getByText(/^от.3.до.30.символов/).element()).color;
  const open = rule();
  await screen.getByLabelText('Новое имя пользователя').fill('an');
  await screen.getByRole('button', { name: 'Сохранить' }).click();
  await expect.poll(rule).not.toBe(open);
});
