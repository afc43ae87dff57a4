import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { type BlockView, PostBody } from '#src/components/sections/PostBody/PostBody.tsx';
import { blocks, listening } from '#stories/components/sections/PostBody.fixtures.ts';
import { vectors } from './PostEditor/samples/vectors.ts';

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

test('empty paragraphs and empty lines in a row take the room of one', async () => {
  const say = (text: string): BlockView => ({ type: 'paragraph', runs: [{ text }] });
  const screen = await render(body([say('Раз'), say(''), say('Два'), say('Три\n\nЧетыре')]));
  const height = () => screen.container.scrollHeight;
  const usual = height();
  const empty = Array.from({ length: 100 }, () => say('\u200b'));
  await screen.rerender(body([say('Раз'), ...empty, say('Два'), say(`Три${'\n'.repeat(300)}Четыре`)]));
  expect(height()).toBeLessThanOrEqual(usual + 60);
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

test(`what looks like HTML is text, wherever authors write: ${vectors.length} of it`, async () => {
  const screen = await render(
    body(
      vectors.flatMap((text): BlockView[] => [
        { type: 'paragraph', runs: [{ text }] },
        { type: 'heading', level: 2, text },
        { type: 'quote', runs: [{ text, bold: true }] },
        { type: 'list', ordered: true, items: [[{ text }]] },
        { type: 'picture', picture: { src: 'data:,', width: 2, height: 1, alt: text }, caption: text },
        { type: 'file', file: { title: text, note: '', href: '/file' } },
      ]),
    ),
  );
  const { container } = screen;
  // Headings have soft hyphens in their long words.
  const plain = (text: string) => text.replaceAll('\u00ad', '');
  const written = plain(container.textContent);
  for (const text of vectors) expect(written.split(plain(text)).length).toBeGreaterThan(6);
  expect([...container.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(vectors);
  const own = [...container.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
  expect(own.filter((name) => /^on|^(?:src(?:doc|set)|action|formaction|data)$/.test(name))).toEqual([]);
  expect(container.querySelector('script, iframe, style, b, form, math, a:not([href="/file"])')).toBeNull();
});

test('paragraphs follow each other with an indent and without a gap; other blocks stand 32 px apart', async () => {
  const screen = await render(body());
  const [first, second, third] = [...(screen.container.firstElementChild?.children ?? [])];
  const box = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
  expect(box(second).top - box(first).bottom).toBe(0);
  expect(box(third).top - box(second).bottom).toBe(32);
  expect(Number.parseFloat(getComputedStyle(second ?? document.body).textIndent)).toBeGreaterThan(20);
});
