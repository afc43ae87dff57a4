import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  ResetRequestForm,
  type ResetRequestFormProps,
} from '#src/components/forms/ResetRequestForm/ResetRequestForm.tsx';
import { formSuite } from '#tests/suites/formSuite.tsx';
import '#src/theme/global.ts';

formSuite({
  form: (props) => <ResetRequestForm {...props} />,
  fields: [
    {
      name: 'email',
      label: 'Email',
      good: 'anna@example.ru',
      bad: ['anna@', 'Введите корректный email'],
      empty: 'Введите ваш email',
      autoComplete: 'email',
    },
  ],
  button: { rest: 'Отправить ссылку', pending: 'Отправка...', again: 'Отправить ещё раз' },
  sent: { email: 'anna@example.ru' },
});

test('once the link is sent, the button is no longer the loudest thing and sends again', async () => {
  const onSubmit = vi.fn();
  const form = (status: ResetRequestFormProps['status']) => (
    <ResetRequestForm status={status} defaultEmail="anna@example.ru" onSubmit={onSubmit} />
  );
  const screen = await render(form({ kind: 'idle' }));
  const fill = (name: string) =>
    getComputedStyle(screen.getByRole('button', { name }).element()).backgroundColor;
  const loud = fill('Отправить ссылку');
  await screen.rerender(form({ kind: 'done', message: 'Ссылка отправлена' }));
  await expect.poll(() => fill('Отправить ещё раз')).not.toBe(loud);
  await screen.getByLabelText('Email').fill('anna@example.ru');
  await screen.getByRole('button', { name: 'Отправить ещё раз' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});
