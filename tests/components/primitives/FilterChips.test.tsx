import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FilterChips } from '#src/components/primitives/FilterChips/FilterChips.tsx';

const options = [
  ['all', 'Всё'],
  ['posts', 'Посты'],
] as const;

test('one of the filters is always on, and the keyboard chooses another', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <FilterChips label="Что показать" options={options} value="all" onChange={onChange} />,
  );
  await expect.element(screen.getByRole('radio', { name: 'Всё' })).toBeChecked();
  await screen.getByRole('radio', { name: 'Всё' }).click();
  expect(onChange.mock.calls.flat()).not.toContain('posts');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('posts');
});
