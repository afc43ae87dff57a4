import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button, type ButtonLooks } from '#src/components/primitives/Button/Button.tsx';
import { Inline } from '#src/components/primitives/Inline/Inline.tsx';
import '#src/theme/global.ts';

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

test('a pending button waits in words alone: the points of «Вход...» have no dots beside them', async () => {
  const screen = await render(<Button isPending>Вход...</Button>);
  const button = screen.getByRole('button', { name: 'Вход...' }).element();
  expect(button.children).toHaveLength(0);
  expect(getComputedStyle(button, '::after').content).toBe('none');
});

test('its dot stretches under the pointer and moves neither it nor its neighbour', async () => {
  const screen = await render(
    <Inline>
      <Button hasDot>Начать зарабатывать</Button>
      <p>Рядом</p>
    </Inline>,
  );
  const start = screen.getByText('Начать зарабатывать').element();
  const boxes = () => [start, screen.getByText('Рядом').element()].map((box) => box.getBoundingClientRect());
  const drawn = () => getComputedStyle(start, '::after').clipPath;
  const before = boxes();
  const dot = drawn();
  await userEvent.hover(start);
  await expect.element(start).toHaveAttribute('data-hovered');
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  expect(drawn()).not.toBe(dot);
  expect(boxes()).toEqual(before);
});

test.each<[ButtonLooks['size'], number]>([
  ['regular', 56],
  ['small', 44],
])('%s is %i px high: a thumb hits it', async (size, height) => {
  const screen = await render(<Button size={size}>Войти</Button>);
  expect(screen.getByRole('button').element().getBoundingClientRect().height).toBe(height);
});

test('a press carried off it does nothing', async () => {
  const onPress = vi.fn();
  const screen = await render(
    <>
      <Button onPress={onPress}>Войти</Button>
      <p>Рядом</p>
    </>,
  );
  await userEvent.dragAndDrop(screen.getByRole('button'), screen.getByText('Рядом'));
  expect(onPress).not.toHaveBeenCalled();
});
