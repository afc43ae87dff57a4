import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { ProfileHeader, type ProfilePerson } from '#src/components/sections/ProfileHeader/ProfileHeader.tsx';

const mark: ProfilePerson = {
  kind: 'known',
  portrait: 'mark',
  about: 'Артист · mark.shatrov',
  cover: 'keys',
};

test('the heading keeps the focus that it got while nobody knew whose page it is', async () => {
  const heading = createRef<HTMLHeadingElement>();
  const screen = await render(<ProfileHeader title="Профиль" person={{ kind: 'loading' }} ref={heading} />);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Профиль' })).toBeInTheDocument();
  heading.current?.focus();
  await screen.rerender(<ProfileHeader title="Марк Шатров" person={mark} ref={heading} />);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Марк Шатров' })).toHaveFocus();
  await screen.rerender(<ProfileHeader title="Аккаунт удалён" person={{ kind: 'none' }} ref={heading} />);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Аккаунт удалён' })).toHaveFocus();
});

test('the pictures of an author’s strip are decoration, and somebody who does not publish has none', async () => {
  const screen = await render(<ProfileHeader title="Марк Шатров" person={mark} />);
  expect(screen.getByRole('img').elements()).toEqual([]);
  expect(screen.container.querySelectorAll('[data-part=strip] img')).toHaveLength(5);
  await screen.rerender(<ProfileHeader title="Марк Шатров" person={{ ...mark, cover: undefined }} />);
  expect(screen.container.querySelector('[data-part=strip]')).toBeNull();
});

const edges = (root: Element, selector: string) => {
  const { left, top, width, height } = root.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return { left, top, width, height };
};

test.each([320, 360, 768, 1280, 1440])('at %i nothing shifts when the person comes', async (width) => {
  await page.viewport(width, 900);
  const parts = ['[data-part=strip]', '[data-part=portrait]', 'h1'];
  const screen = await render(<ProfileHeader title="Профиль" person={{ kind: 'loading' }} />);
  const before = parts.map((part) => edges(screen.container, part));
  await screen.rerender(<ProfileHeader title="Марк Шатров" person={mark} />);
  const after = parts.map((part) => edges(screen.container, part));
  expect(after.map(({ left, top, height }) => [left, top, height])).toEqual(
    before.map(({ left, top, height }) => [left, top, height]),
  );
  expect(before[0]?.width).toBeGreaterThanOrEqual(width);
});

test.each([320, 768, 1023, 1279, 1440])('at %i the strip is filled to its edge', async (width) => {
  await page.viewport(width, 900);
  const screen = await render(<ProfileHeader title="Марк Шатров" person={mark} />);
  const strip = edges(screen.container, '[data-part=strip]');
  const boxes = [...screen.container.querySelectorAll('[data-part=strip] > *')].map((box) =>
    box.getBoundingClientRect(),
  );
  const right = Math.max(...boxes.map((box) => box.right));
  expect(right).toBeGreaterThanOrEqual(strip.left + strip.width - 0.5);
});
