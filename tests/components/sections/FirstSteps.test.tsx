import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { FirstSteps } from '#src/components/sections/FirstSteps/FirstSteps.tsx';
import { steps } from '#stories/components/sections/FirstSteps.fixtures.ts';

test('only the next step has a button, which leads to where it is done', async () => {
  const screen = await render(<FirstSteps steps={steps} onHide={() => {}} />);
  expect(screen.getByRole('link').elements()).toHaveLength(1);
  await expect
    .element(screen.getByRole('link', { name: 'Указать имя' }))
    .toHaveAttribute('href', '/account/settings');
});

test('what is done says what has come of it', async () => {
  const screen = await render(
    <FirstSteps steps={steps.map((step) => ({ ...step, isDone: true }))} onHide={() => {}} />,
  );
  await expect.element(screen.getByText('Почта подтверждена')).toBeVisible();
  expect(screen.getByRole('link').elements()).toEqual([]);
});

test('they can be done without', async () => {
  const onHide = vi.fn();
  const screen = await render(<FirstSteps steps={steps} onHide={onHide} />);
  await screen.getByRole('button', { name: 'Скрыть' }).click();
  expect(onHide).toHaveBeenCalledOnce();
});
