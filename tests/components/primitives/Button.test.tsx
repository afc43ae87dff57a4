import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#src/components/primitives/Button/index.ts';

test('a press with the mouse and with the keyboard starts the action', async () => {
  const onPress = vi.fn();
  const screen = await render(<Button onPress={onPress}>Войти</Button>);
  await screen.getByRole('button', { name: 'Войти' }).click();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('a pending button keeps focus, says it is disabled and refuses presses', async () => {
  const onPress = vi.fn();
  const screen = await render(
    <Button onPress={onPress} isPending>
      Вход...
    </Button>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const button = screen.getByRole('button', { name: 'Вход...' });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  expect(onPress).not.toHaveBeenCalled();
});
