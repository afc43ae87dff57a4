import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Worth } from '#src/components/sections/Worth/Worth.tsx';
import { onPage, underPost } from '#stories/components/sections/Worth.fixtures.ts';

test('a listed sum is sent in kopecks, with trimmed words', async () => {
  const onDonate = vi.fn();
  const screen = await render(<Worth {...underPost} onDonate={onDonate} />);
  await screen.getByText('500 руб.').click();
  await screen.getByLabelText('Сообщение, если хочется').fill(' Спасибо ');
  await screen.getByRole('button', { name: 'Заплатить 500 руб.' }).click();
  expect(onDonate).toHaveBeenCalledExactlyOnceWith({ amount: 50_000, message: 'Спасибо' });
});

test.each(['49', '50001', '99,5', ''])('another sum of «%s» is not sent, and is in focus', async (sum) => {
  const onDonate = vi.fn();
  const screen = await render(<Worth {...underPost} onDonate={onDonate} />);
  await screen.getByText('Другая').click();
  await screen.getByLabelText('Сумма, руб.').fill(sum);
  await screen.getByRole('button', { name: 'Заплатить', exact: true }).click();
  await expect.element(screen.getByLabelText('Сумма, руб.')).toHaveFocus();
  await expect.element(screen.getByText('Целое число от 50 до 50 000 руб.').first()).toBeVisible();
  expect(onDonate).not.toHaveBeenCalled();
});

test('a second press does nothing while the order is made, and what was typed stays', async () => {
  const onDonate = vi.fn();
  const screen = await render(<Worth {...underPost} onDonate={onDonate} />);
  await screen.getByLabelText('Сообщение, если хочется').fill('Спасибо');
  await screen.rerender(<Worth {...underPost} isPending onDonate={onDonate} />);
  await screen.getByRole('button', { name: 'Оформляем...' }).click({ force: true });
  expect(onDonate).not.toHaveBeenCalled();
  await screen.rerender(<Worth {...underPost} failure="Не удалось оформить заказ." onDonate={onDonate} />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Не удалось оформить заказ.');
  await expect.element(screen.getByLabelText('Сообщение, если хочется')).toHaveValue('Спасибо');
});

test('under a post that was paid for the block thanks and does not ask again', async () => {
  const screen = await render(<Worth {...underPost} given={15_000} />);
  await expect.element(screen.getByRole('heading', { name: 'Спасибо' })).toBeVisible();
  await expect.element(screen.getByText(/дошли/)).toBeVisible();
  expect(screen.getByRole('button').query()).toBeNull();
});

test('the author’s page asks again, with the goal and its progress', async () => {
  const screen = await render(<Worth {...onPage} given={15_000} />);
  const progress = screen.getByRole('progressbar', { name: /^Собрано/ });
  const sums = expect.stringMatching(/^63\s150\sруб\.\sиз\s90\s000\sруб\.$/);
  await expect.element(progress).toHaveAttribute('aria-valuetext', sums);
  await expect.element(screen.getByRole('button', { name: 'Заплатить 300 руб.' })).toBeVisible();
});
