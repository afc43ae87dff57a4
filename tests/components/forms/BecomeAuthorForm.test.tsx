import { BecomeAuthorForm } from '#src/components/forms/BecomeAuthorForm/BecomeAuthorForm.tsx';
import { formSuite } from '#tests/suites/formSuite.tsx';

const tooLong = (max: number) => `Не\u00a0более ${max}\u00a0символов`;

formSuite({
  form: (props) => <BecomeAuthorForm name="" {...props} />,
  fields: [
    {
      name: 'name',
      label: 'Имя',
      good: 'Анна Рощина',
      bad: ['А'.repeat(101), tooLong(100)],
      empty: 'Введите имя',
      autoComplete: 'name',
    },
    {
      name: 'role',
      label: 'Чем занимаетесь',
      good: 'Документалист',
      bad: ['А'.repeat(61), tooLong(60)],
      empty: 'Напишите, чем занимаетесь',
      autoComplete: 'organization-title',
    },
  ],
  button: { rest: 'Стать автором', pending: 'Создаём страницу...' },
  sent: { name: 'Анна Рощина', role: 'Документалист' },
  success: 'keeps',
});
