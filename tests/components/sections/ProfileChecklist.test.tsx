import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProfileChecklist } from '#src/components/sections/ProfileChecklist/ProfileChecklist.tsx';
import { steps } from '#stories/components/sections/ProfileChecklist.fixtures.ts';

test('it counts what is done, and only the next step has a button', async () => {
  const screen = await render(<ProfileChecklist steps={steps} />);
  await expect.element(screen.getByRole('heading', { name: 'Готово 3 из 5' })).toBeVisible();
  expect(screen.getByRole('link').elements()).toHaveLength(1);
  await expect
    .element(screen.getByRole('link', { name: 'Выбрать пост' }))
    .toHaveAttribute('href', '/profile?view=posts');
});

test('with everything done it is gone', async () => {
  const screen = await render(<ProfileChecklist steps={steps.map((step) => ({ ...step, isDone: true }))} />);
  await expect.element(screen.getByRole('heading')).not.toBeInTheDocument();
});
