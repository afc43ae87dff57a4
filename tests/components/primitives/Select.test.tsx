import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Select } from '#src/components/primitives/Select/index.ts';
import '#src/theme/global.ts';

const options = [
  ['moscow', 'Москва, UTC+3'],
  ['omsk', 'Омск, UTC+6'],
] as const;
const element = (onChange = vi.fn()) => (
  <Select label="Часовой пояс" options={options} value="moscow" onChange={onChange} />
);

test('its name is what is chosen and the chosen one', async () => {
  const screen = await render(element());
  await expect.element(screen.getByRole('button', { name: 'Часовой пояс Москва, UTC+3' })).toBeVisible();
});

test('another one is chosen by the keyboard, and focus is back on the button', async () => {
  const onChange = vi.fn();
  const screen = await render(element(onChange));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitemradio', { name: 'Москва, UTC+3' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('omsk');
  await expect.element(screen.getByRole('button')).toHaveFocus();
});

test('reached by the keyboard, it has a ring', async () => {
  const screen = await render(element());
  await userEvent.tab();
  expect(getComputedStyle(screen.getByRole('button').element()).outlineStyle).toBe('solid');
});
