import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { FirstSteps } from '#src/components/sections/FirstSteps/FirstSteps.tsx';
import { steps } from '#stories/components/sections/FirstSteps.fixtures.ts';

test('each step that is not done has a button, which leads to where it is done', async () => {
  const screen = await render(<FirstSteps steps={steps} onHide={() => {}} />);
  expect(screen.getByRole('link').elements()).toHaveLength(2);
  await expect
    .element(screen.getByRole('link', { name: 'Указать имя' }))
    .toHaveAttribute('href', '/account/settings');
});

test('a step that is taken in place has its control, and no link', async () => {
  const [step] = steps.slice(1);
  const own = step && [{ ...step, href: undefined, control: <button>Отправить ещё раз</button> }];
  const screen = await render(<FirstSteps steps={own ?? []} onHide={() => {}} />);
  await expect.element(screen.getByRole('button', { name: 'Отправить ещё раз' })).toBeVisible();
  expect(screen.getByRole('link').elements()).toEqual([]);
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
