import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Switch } from '#src/components/primitives/Switch/Switch.tsx';

test('it says what it is about and what that does, and a press turns it', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <Switch label="Скрыт" note="Новые его не видят." isSelected={false} onChange={onChange} />,
  );
  await expect.element(screen.getByRole('switch', { name: /Скрыт.*Новые его не видят/ })).not.toBeChecked();
  await screen.getByText('Скрыт', { exact: true }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

test('the space bar turns it', async () => {
  const onChange = vi.fn();
  const screen = await render(<Switch label="Скрыт" isSelected onChange={onChange} />);
  screen.getByRole('switch').element().focus();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
});
