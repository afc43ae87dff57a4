import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { GoalForm } from '#src/components/forms/GoalForm/GoalForm.tsx';
import { formSuite } from '#tests/suites/formSuite.tsx';

formSuite({
  form: (props) => <GoalForm onEnd={() => {}} {...props} />,
  fields: [
    {
      name: 'title',
      label: 'На что собираете',
      good: 'Починить проектор',
      bad: ['А'.repeat(101), 'Не более 100 символов'],
      empty: 'Напишите, на что собираете',
      autoComplete: 'off',
    },
    {
      name: 'target',
      label: 'Сколько нужно, руб.',
      good: '90 000',
      bad: ['99', 'Целое число от 100 до 10 000 000 руб.'],
      empty: 'Целое число от 100 до 10 000 000 руб.',
      autoComplete: 'off',
    },
  ],
  button: { rest: 'Сохранить цель', pending: 'Сохранение...' },
  sent: { title: 'Починить проектор', target: 9_000_000 },
  success: 'keeps',
});

test('a goal that is set can be ended', async () => {
  const onEnd = vi.fn();
  const goal = { title: 'Починить проектор', target: 9_000_000 };
  const screen = await render(
    <GoalForm goal={goal} status={{ kind: 'idle' }} onSubmit={() => {}} onEnd={onEnd} />,
  );
  await screen.getByRole('button', { name: 'Убрать цель' }).click();
  expect(onEnd).toHaveBeenCalledOnce();
});
