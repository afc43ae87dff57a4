import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkbox } from '#src/components/primitives/Checkbox/Checkbox.tsx';
import '#src/theme/global.ts';

const element = (onChange: (isSelected: boolean) => void, errorMessage?: string) => (
  <Checkbox isSelected={false} onChange={onChange} errorMessage={errorMessage}>
    Показать моё имя
  </Checkbox>
);

test('a press on the sentence ticks, and so does the space bar', async () => {
  const onChange = vi.fn();
  const screen = await render(element(onChange));
  await screen.getByText('Показать моё имя').click();
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [true]]);
});

test('the error is read out with the box', async () => {
  const screen = await render(element(() => {}));
  const box = screen.getByRole('checkbox', { name: 'Показать моё имя' });
  await expect.element(box).not.toBeInvalid();
  await screen.rerender(element(() => {}, 'Без разрешения нельзя.'));
  await expect.element(box).toBeInvalid();
  await expect.element(box).toHaveAccessibleDescription(/Без\sразрешения\sнельзя/);
});
