import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CaptchaBox, type CaptchaBoxProps } from '#src/components/primitives/CaptchaBox/CaptchaBox.tsx';

const statuses = [
  'loading',
  'slowLoading',
  'idle',
  'verifying',
  'slow',
  'verified',
  'expired',
  'error',
] as const;

test.each(statuses)('102 px high: %s', async (status) => {
  const screen = await render(<CaptchaBox status={status} />);
  expect(screen.container.firstElementChild?.getBoundingClientRect().height).toBe(102);
});

test('a checkbox that the keyboard presses', async () => {
  const onPress = vi.fn();
  await render(<CaptchaBox status="idle" onPress={onPress} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledOnce();
});

test.each([
  ['idle', 'false', 1],
  ['verifying', 'false', 0],
  ['slow', 'false', 0],
  ['verified', 'true', 0],
  ['expired', 'false', 1],
  ['error', 'false', 1],
] as const)('%s: checked %s, a press is taken %i times', async (status, checked, times) => {
  const onPress = vi.fn();
  const screen = await render(<CaptchaBox status={status} onPress={onPress} />);
  const box = screen.getByRole('checkbox', { name: 'Я не робот' });
  await box.click();
  await expect.element(box).toHaveAttribute('aria-checked', checked);
  expect(onPress).toHaveBeenCalledTimes(times);
});

test.each<[CaptchaBoxProps['status'], string]>([
  ['slowLoading', 'Загрузка идёт дольше обычного...'],
  ['verifying', 'Проверяем...'],
  ['slow', 'Проверка идёт дольше обычного...'],
  ['verified', 'Проверка пройдена'],
  ['expired', 'Проверка устарела. Повторить'],
  ['error', 'Повторить'],
])('%s is told aloud: %s', async (status, words) => {
  const screen = await render(<CaptchaBox status="idle" />);
  await screen.rerender(<CaptchaBox status={status} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent(words);
});
