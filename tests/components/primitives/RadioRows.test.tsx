import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioRows } from '#src/components/primitives/RadioRows/RadioRows.tsx';

const rows = [
  { value: 'now', label: 'Сразу', note: 'Как нажмёте кнопку' },
  { value: 'later', label: 'По расписанию' },
] as const;
const element = (onChange = vi.fn()) => (
  <RadioRows label="Когда выйдет" rows={rows} value="now" onChange={onChange} />
);

test('a row is named by its label, and what it means is read after it', async () => {
  const screen = await render(element());
  const radio = screen.getByRole('radio', { name: 'Сразу', exact: true });
  await expect.element(radio).toBeChecked();
  await expect.element(radio).toHaveAccessibleDescription('Как нажмёте кнопку');
});

test('the arrow keys go from row to row', async () => {
  const onChange = vi.fn();
  await render(element(onChange));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('later');
});

test('a press on the words of a row chooses it', async () => {
  const onChange = vi.fn();
  const screen = await render(element(onChange));
  await screen.getByText('По расписанию').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('later');
});
