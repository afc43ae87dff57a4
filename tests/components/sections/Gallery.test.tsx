import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { Gallery } from '#src/components/sections/Gallery/Gallery.tsx';
import { figures } from '#stories/components/sections/Gallery.fixtures.ts';

/** A picture of that many pixels. */
const pictureOf = (width: number, height: number, alt = 'Часы') => ({
  src: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z"/></svg>`,
  width,
  height,
  alt,
});

const box = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width: Math.round(width), height: Math.round(height) };
};

test('three pictures stand in the text, and how many more there are', async () => {
  const screen = await render(<Gallery figures={figures} />);
  expect(screen.getByRole('button').elements()).toHaveLength(3);
  await expect.element(screen.getByText('+2')).toBeVisible();
  await expect.element(screen.getByText(/Снимала соседка/)).toBeVisible();
});

test('a picture is seen whole over the screen, however large it is', async () => {
  await page.viewport(1440, 900);
  const screen = await render(<Gallery figures={[{ picture: pictureOf(1920, 1280) }, ...figures]} />);
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
  await expect.element(viewer.getByRole('status')).toHaveTextContent('2 из 5. Оля слушает');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(viewer.getByRole('status')).toHaveTextContent('5 из 5. Двое у микрофона');
  await expect.element(viewer.getByRole('img', { name: /Двое у/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(viewer).not.toBeInTheDocument();
  await expect.element(tile).toHaveFocus();
});

test('the same goes by its buttons', async () => {
  const screen = await render(<Gallery figures={figures} />);
  await screen.getByRole('button', { name: /картинку 1 из 5/ }).click();
  await screen.getByRole('button', { name: 'Следующая картинка' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 из 5. Оля слушает');
  await screen.getByRole('button', { name: 'Предыдущая картинка' }).click();
  await expect.element(screen.getByRole('dialog').getByRole('img', { name: /^Рука/ })).toBeVisible();
  await screen.getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['a tall one whole, in the height of the screen', pictureOf(1200, 1800), { width: 510, height: 765 }],
  ['a wide one in the width of the column', pictureOf(1800, 900), { width: 700, height: 350 }],
  ['a small one as large as it is', pictureOf(120, 80), { width: 120, height: 80 }],
])('a single picture is shown %s, and has its place before it is there', async (_how, picture, size) => {
  await page.viewport(1440, 900);
  const shown = (src: string) => (
    <div style={{ width: 700 }}>
      <Gallery figures={[{ picture: { ...picture, src } }]} />
    </div>
  );
  const screen = await render(shown('/never.png'));
  const image = screen.getByRole('img', { name: 'Часы', includeHidden: true });
  expect(box(image.element())).toMatchObject(size);
  await screen.rerender(shown(picture.src));
  await expect.element(image).toHaveProperty('naturalWidth', picture.width);
  expect(box(image.element())).toMatchObject(size);
});

test('a single picture opens over the screen as well: no larger than it is, nothing to go on to', async () => {
  await page.viewport(1440, 900);
  const screen = await render(<Gallery figures={[{ picture: pictureOf(120, 80), caption: 'Полдень' }]} />);
  const tile = screen.getByRole('button', { name: 'Открыть картинку: Часы' });
  await tile.click();
  const viewer = screen.getByRole('dialog', { name: 'Картинка поста' });
  expect(box(viewer.getByRole('img').element())).toMatchObject({ width: 120, height: 80 });
  await expect.element(viewer.getByText('Полдень')).toBeVisible();
  expect(viewer.getByRole('button').elements()).toHaveLength(1);
  await userEvent.keyboard('{ArrowRight}{Escape}');
  await expect.element(tile).toHaveFocus();
});

test('a picture that only decorates opens without a word too many', async () => {
  const screen = await render(<Gallery figures={[{ picture: pictureOf(1200, 800, '') }]} />);
  await expect.element(screen.getByRole('button', { name: 'Открыть картинку', exact: true })).toBeVisible();
});

test('what the next picture shows, and what is written under it, is announced with its number', async () => {
  const screen = await render(<Gallery figures={figures} />);
  await screen.getByRole('button', { name: /картинку 2 из 5/ }).click();
  const status = screen.getByRole('status');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(status).toHaveTextContent('3 из 5. Монета в руках');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect
    .element(status)
    .toHaveTextContent(
      '1 из 5. Рука на грифе. Петя, Оля и монета, на которую спорили про темп. Снимала соседка.',
    );
});

test('under the tiles stands what is written under the first, not under a later one', async () => {
  const screen = await render(<Gallery figures={figures.toReversed()} />);
  expect(screen.getByText(/Снимала соседка/).query()).toBeNull();
});

test('focus comes back to the tile, also when its picture has a new address meanwhile', async () => {
  const screen = await render(<Gallery figures={figures} />);
  const tile = screen.getByRole('button', { name: /картинку 2 из 5/ });
  await tile.click();
  await screen.rerender(
    <Gallery
      figures={figures.map((figure) => ({
        ...figure,
        picture: { ...figure.picture, src: `${figure.picture.src}#new` },
      }))}
    />,
  );
  await userEvent.keyboard('{Escape}');
  await expect.element(tile).toHaveFocus();
});

const screens = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;

describe.each(screens)('on a screen of %d by %d', (screenWidth, screenHeight) => {
  const column = Math.min(700, screenWidth - 32);
  const inColumn = (picture: ReturnType<typeof pictureOf>) => (
    <div style={{ width: column }}>
      <Gallery figures={[{ picture }]} />
    </div>
  );

  test('a long picture is read in the width of the column, and over the screen by scrolling', async () => {
    await page.viewport(screenWidth, screenHeight);
    const screen = await render(inColumn(pictureOf(800, 20_000)));
    const tile = screen.getByRole('button');
    expect(box(tile.getByRole('img').element()).width).toBe(column);
    await tile.click();
    const viewer = screen.getByRole('dialog');
    const area = viewer.getByRole('region', { name: /можно двигать/ });
    await expect.element(area).toBeVisible();
    expect(box(viewer.getByRole('img').element()).width).toBe(Math.min(800, screenWidth));
    expect(box(area.element()).height).toBeLessThan(screenHeight);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => area.element().scrollTop).toBeGreaterThan(0);
  });

  test('a wide picture is read from side to side, in the text and over the screen', async () => {
    await page.viewport(screenWidth, screenHeight);
    const screen = await render(inColumn(pictureOf(20_000, 500)));
    const tile = screen.getByRole('button');
    expect(box(tile.getByRole('img').element())).toMatchObject({ width: 9600, height: 240 });
    expect(document.documentElement.scrollWidth).toBe(screenWidth);
    await tile.click();
    const viewer = screen.getByRole('dialog');
    expect(box(viewer.getByRole('img').element()).height).toBe(500);
    const area = viewer.getByRole('region', { name: /можно двигать/ });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => area.element().scrollLeft).toBeGreaterThan(0);
  });

  test('a line of one pixel is there, can be opened and breaks nothing', async () => {
    await page.viewport(screenWidth, screenHeight);
    const screen = await render(inColumn(pictureOf(20_000, 1)));
    const tile = screen.getByRole('button');
    expect(box(tile.getByRole('img').element()).height).toBe(1);
    expect(box(tile.element()).height).toBe(44);
    expect(document.documentElement.scrollWidth).toBe(screenWidth);
    await tile.click();
    expect(box(screen.getByRole('dialog').getByRole('img').element()).height).toBe(1);
  });
});

test('the arrow keys that move a wide picture do not leave it for its neighbour', async () => {
  const screen = await render(<Gallery figures={[{ picture: pictureOf(20_000, 500) }, ...figures]} />);
  await screen.getByRole('button', { name: /картинку 1 из 6/ }).click();
  const status = screen.getByRole('status');
  await screen.getByRole('region', { name: /можно двигать/ }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(status).toHaveTextContent('1 из 6. Часы');
  await screen.getByRole('button', { name: 'Следующая картинка' }).click();
  await expect
    .element(status)
    .toHaveTextContent(
      '2 из 6. Рука на грифе. Петя, Оля и монета, на которую спорили про темп. Снимала соседка.',
    );
});
