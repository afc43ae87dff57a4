import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProfileForm } from '#src/components/forms/ProfileForm/ProfileForm.tsx';
import { formSuite } from '#tests/suites/formSuite.tsx';

const long = 'А'.repeat(151);
const message = 'Не\u00a0более 150\u00a0символов';

formSuite({
  form: (props) => <ProfileForm profile={{ first_name: '', last_name: '' }} {...props} />,
  fields: [
    { name: 'first_name', label: 'Имя', good: 'Анна', bad: [long, message], autoComplete: 'given-name' },
    {
      name: 'last_name',
      label: 'Фамилия',
      good: 'Рощина',
      bad: [long, message],
      autoComplete: 'family-name',
    },
  ],
  button: { rest: 'Сохранить', pending: 'Сохранение...' },
  sent: { first_name: 'Анна', last_name: 'Рощина' },
  success: 'keeps',
});

test('the names of the account are there, and may be emptied', async () => {
  const onSubmit = vi.fn();
  const screen = await render(
    <ProfileForm
      profile={{ first_name: 'Анна', last_name: 'Рощина' }}
      status={{ kind: 'idle' }}
      onSubmit={onSubmit}
    />,
  );
  await screen.getByLabelText('Фамилия').fill('  ');
  await screen.getByRole('button', { name: 'Сохранить' }).click();
  expect(onSubmit).toHaveBeenCalledWith({ first_name: 'Анна', last_name: '' });
});
