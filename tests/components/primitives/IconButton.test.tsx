import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { IconButton } from '#src/components/primitives/IconButton/IconButton.tsx';

test('its words are its name, and a press does the action', async () => {
  const onPress = vi.fn();
  const screen = await render(<IconButton label="Выйти" icon="logout" onPress={onPress} />);
  await screen.getByRole('button', { name: 'Выйти' }).click();
  expect(onPress).toHaveBeenCalledOnce();
});

test('it is 44 px square', async () => {
  const screen = await render(<IconButton label="Выйти" icon="logout" />);
  const { width, height } = screen.getByRole('button').element().getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
});
