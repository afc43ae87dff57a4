import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { Gallery } from '#src/components/sections/Gallery/index.ts';
import { figures } from '#src/components/sections/Gallery/fixtures.ts';

/** As wide and high as a photo of an author's. */
const photo =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1280"><path d="M0 0h1920v1280H0z"/></svg>';

test('three pictures stand in the text, and how many more there are', async () => {
  const screen = await render(<Gallery figures={figures} />);
  expect(screen.getByRole('button').elements()).toHaveLength(3);
  await expect.element(screen.getByText('+2')).toBeVisible();
  await expect.element(screen.getByText(/Снимала соседка/)).toBeVisible();
});

test('a picture is seen whole over the screen, however large it is', async () => {
  await page.viewport(1440, 900);
  const picture = { src: photo, width: 1920, height: 1280, alt: 'Часы' };
  const screen = await render(<Gallery figures={[{ picture }, ...figures]} />);
  await screen.getByRole('button', { name: /картинку 1 из 6/ }).click();
  const shown = screen.getByRole('dialog').getByRole('img', { name: 'Часы' });
  await expect.element(shown).toHaveProperty('complete', true);
  const { top, bottom } = shown.element().getBoundingClientRect();
  const bars = screen.getByRole('dialog').getByRole('button');
  expect(top).toBeGreaterThanOrEqual(bars.nth(0).element().getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(bars.nth(1).element().getBoundingClientRect().top);
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
