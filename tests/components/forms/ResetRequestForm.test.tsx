import { ResetRequestForm } from '#src/components/forms/ResetRequestForm/index.ts';
import { formSuite } from '#tests/suites/formSuite.tsx';

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
  button: { rest: 'Отправить ссылку', pending: 'Отправка...' },
  sent: { email: 'anna@example.ru' },
});
