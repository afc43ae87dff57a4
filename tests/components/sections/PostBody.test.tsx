import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { PostBody } from '#src/components/sections/PostBody/index.ts';
import { blocks, listening } from '#src/components/sections/PostBody/fixtures.ts';

const body = (shown = blocks) => <PostBody blocks={shown} listening={listening} />;

test('every block is an element of its meaning', async () => {
  const screen = await render(body());
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Что внутри' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 3, name: 'Что понадобится' })).toBeVisible();
  await expect.element(screen.getByRole('blockquote').getByText(/даже холодильник/)).toBeVisible();
  expect(
    screen
      .getByRole('list')
      .elements()
      .map(({ tagName }) => tagName),
  ).toEqual(['UL', 'OL']);
  await expect.element(screen.getByRole('separator')).toBeVisible();
  await expect.element(screen.getByRole('group', { name: /^Запись «Третья песня/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^Скачать/ })).toBeVisible();
  await expect.element(screen.getByRole('strong')).toHaveTextContent('Мелодию оставил пустой');
  await expect.element(screen.getByRole('emphasis').getByText(/напеть/)).toBeVisible();
});

test('links of authors open in a new tab and hand nothing on, letters in their own program', async () => {
  const runs = [
    { text: 'Там', href: 'https://example.com/' },
    { text: 'пишите', href: 'mailto:a@example.com' },
  ];
  const screen = await render(body([{ type: 'paragraph', runs }]));
  await expect.element(screen.getByRole('link', { name: /^Там/ })).toHaveAttribute('rel', 'noopener');
  await expect.element(screen.getByRole('link', { name: 'пишите' })).not.toHaveAttribute('target');
});

test('what looks like HTML is text', async () => {
  const screen = await render(
    body([{ type: 'paragraph', runs: [{ text: '<img src=x onerror=alert(1)><b>b</b>' }] }]),
  );
  await expect.element(screen.getByText('<img src=x onerror=alert(1)><b>b</b>')).toBeVisible();
  expect(screen.container.querySelector('img, b')).toBeNull();
});

test('paragraphs follow each other with an indent and without a gap; other blocks stand 32 px apart', async () => {
  const screen = await render(body());
  const [first, second, third] = [...(screen.container.firstElementChild?.children ?? [])];
  const box = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
  expect(box(second).top - box(first).bottom).toBe(0);
  expect(box(third).top - box(second).bottom).toBe(32);
  expect(Number.parseFloat(getComputedStyle(second ?? document.body).textIndent)).toBeGreaterThan(20);
});
