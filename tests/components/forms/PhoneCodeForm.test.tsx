import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  PhoneCodeForm,
  type PhoneCodeFormProps,
} from '#src/components/forms/PhoneCodeForm/PhoneCodeForm.tsx';
import { formSuite } from '#tests/suites/formSuite.tsx';

const form = (props: Partial<PhoneCodeFormProps>) => (
  <PhoneCodeForm
    phone="+79000000000"
    status={{ kind: 'idle' }}
    secondsLeft={0}
    onSubmit={() => {}}
    onResend={() => {}}
    onChangePhone={() => {}}
    {...props}
  />
);

formSuite({
  form,
  fields: [
    {
      name: 'key',
      label: 'Код из\u00a0сообщения',
      good: '123 456',
      bad: ['12345', 'Код состоит из\u00a06\u00a0цифр'],
      empty: 'Введите код из\u00a0сообщения',
      autoComplete: 'one-time-code',
    },
  ],
  button: { rest: 'Подтвердить', pending: 'Проверка...' },
  sent: { key: '123456' },
});

test('another code can be asked for when the time is up, and focus waits in its field', async () => {
  const onResend = vi.fn();
  const screen = await render(form({ secondsLeft: 75, onResend }));
  await expect.element(screen.getByRole('button', { name: 'Новый код через 1:15' })).toBeDisabled();
  await screen.rerender(form({ secondsLeft: 0, onResend }));
  await screen.getByRole('button', { name: 'Отправить новый код' }).click();
  expect(onResend).toHaveBeenCalledOnce();
  await screen.rerender(form({ secondsLeft: 0, isResendPending: true, onResend }));
  await expect.element(screen.getByRole('button', { name: 'Отправка...' })).toBeVisible();
  await screen.rerender(form({ secondsLeft: 60, onResend }));
  await expect.element(screen.getByLabelText('Код из сообщения')).toHaveFocus();
});

test('a wrong number can be changed', async () => {
  const onChangePhone = vi.fn();
  const screen = await render(form({ onChangePhone }));
  await screen.getByText('Изменить номер').click();
  expect(onChangePhone).toHaveBeenCalledOnce();
});

test("a phone shows digits and offers the message's code", async () => {
  const screen = await render(form({}));
  await expect.element(screen.getByLabelText('Код из сообщения')).toHaveAttribute('inputmode', 'numeric');
});
