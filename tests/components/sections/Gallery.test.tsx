import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { Gallery } from '#src/components/sections/Gallery/index.ts';
import { figures } from '#src/components/sections/Gallery/fixtures.ts';

test('three pictures stand in the text, and how many more there are', async () => {
  const screen = await render(<Gallery figures={figures} />);
  expect(screen.getByRole('button').elements()).toHaveLength(3);
  await expect.element(screen.getByText('+2')).toBeVisible();
  await expect.element(screen.getByText(/Снимала соседка/)).toBeVisible();
});

test('one goes from picture to picture with the arrow keys, round the end, and Escape leads back', async () => {
  const screen = await render(<Gallery figures={figures} />);
  const tile = screen.getByRole('button', { name: /^Открыть картинку 2 из 5: Оля слушает$/ });
  await tile.click();
  const viewer = screen.getByRole('dialog', { name: 'Картинки поста' });
  await expect.element(viewer.getByRole('status')).toHaveTextContent('2 из 5');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(viewer.getByRole('status')).toHaveTextContent('5 из 5');
  await expect.element(viewer.getByRole('img', { name: /Двое у/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(viewer).not.toBeInTheDocument();
  await expect.element(tile).toHaveFocus();
});

test('the same goes by its buttons', async () => {
  const screen = await render(<Gallery figures={figures} />);
  await screen.getByRole('button', { name: /картинку 1 из 5/ }).click();
  await screen.getByRole('button', { name: 'Следующая картинка' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 из 5');
  await screen.getByRole('button', { name: 'Предыдущая картинка' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 из 5');
  await screen.getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
