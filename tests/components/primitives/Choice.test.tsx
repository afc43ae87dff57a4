import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Choice } from '#src/components/primitives/Choice/Choice.tsx';

const options = [
  ['spam', 'Спам'],
  ['other', 'Другое'],
] as const;

test('one of the options can be chosen, by the keyboard as well', async () => {
  const onChange = vi.fn();
  const screen = await render(<Choice label="Причина" options={options} value="spam" onChange={onChange} />);
  await expect.element(screen.getByRole('radio', { name: 'Спам' })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('other');
});

test('nothing is chosen before somebody chooses', async () => {
  const screen = await render(
    <Choice label="Причина" options={options} value={undefined} onChange={() => {}} />,
  );
  await expect.element(screen.getByRole('radiogroup', { name: 'Причина' })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Спам' })).not.toBeChecked();
});
