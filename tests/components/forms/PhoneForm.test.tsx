import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PhoneForm } from '#src/components/forms/PhoneForm/PhoneForm.tsx';
import { formSuite } from '#tests/suites/formSuite.tsx';

formSuite({
  form: (props) => <PhoneForm phone="" {...props} />,
  fields: [
    {
      name: 'phone',
      label: 'Телефон',
      good: '+7 900 000-00-00',
      bad: ['+7 900', 'Некорректный номер телефона'],
      empty: 'Введите номер телефона',
      autoComplete: 'tel',
    },
  ],
  button: { rest: 'Получить код', pending: 'Отправка...' },
  sent: { phone: '+79000000000' },
  success: 'keeps',
});

test('the number of the account is written as people read it, and sent as it is', async () => {
  const onSubmit = vi.fn();
  const screen = await render(
    <PhoneForm phone="+79000000000" status={{ kind: 'idle' }} onSubmit={onSubmit} />,
  );
  await expect.element(screen.getByLabelText('Телефон')).toHaveValue('+7\u00a0900\u00a0000-00-00');
  await screen.getByLabelText('Телефон').click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ phone: '+79000000000' });
});
