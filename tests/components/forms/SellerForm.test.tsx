import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SellerForm } from '#src/components/forms/SellerForm/SellerForm.tsx';
import { formSuite } from '#tests/suites/formSuite.tsx';

const nobody = { status: 'self_employed', name: '', inn: '' } as const;

formSuite({
  form: (props) => <SellerForm seller={nobody} {...props} />,
  fields: [
    {
      name: 'name',
      label: 'Фамилия, имя и отчество',
      good: 'Рощина Анна Сергеевна',
      empty: 'Введите имя или название',
      autoComplete: 'name',
    },
    {
      name: 'inn',
      label: 'ИНН',
      good: '500100732259',
      bad: ['500100732258', 'Контрольные цифры не сходятся: проверьте ИНН'],
      empty: 'Введите ИНН',
      autoComplete: 'off',
    },
  ],
  button: { rest: 'Сохранить', pending: 'Сохраняем...' },
  sent: { status: 'self_employed', name: 'Рощина Анна Сергеевна', inn: '500100732259' },
  success: 'keeps',
});

test('a company has a name of its own kind, and an INN of ten digits', async () => {
  const onSubmit = vi.fn();
  const screen = await render(<SellerForm seller={nobody} status={{ kind: 'idle' }} onSubmit={onSubmit} />);
  await screen.getByText('Организация').click();
  await screen.getByLabelText('Название организации').fill('ООО «Ромашка»');
  await screen.getByLabelText('ИНН').fill('500100732259');
  await screen.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(screen.getByText(/^У.организации в.ИНН 10.цифр$/)).toBeVisible();
  await screen.getByLabelText('ИНН').fill('7707 083 893');
  await screen.getByRole('button', { name: 'Сохранить' }).click();
  const company = { status: 'company', name: 'ООО «Ромашка»', inn: '7707083893' };
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(company);
});
