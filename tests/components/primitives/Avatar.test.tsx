import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Avatar } from '#src/components/primitives/Avatar/Avatar.tsx';
import '#src/theme/global.ts';

test.each([
  ['small', 44],
  ['regular', 48],
  ['large', 56],
] as const)('%s is %d px square', async (size, side) => {
  const screen = await render(<Avatar portrait="anna" size={size} />);
  const box = screen.container.querySelector('img')?.getBoundingClientRect();
  expect([box?.width, box?.height]).toEqual([side, side]);
});

test.each([
  ['small', 44],
  ['regular', 48],
  ['large', 56],
] as const)('an initial has the place of a portrait: %s is %d px square', async (size, side) => {
  const screen = await render(<Avatar portrait={{ letter: 'К', ink: 'pine' }} size={size} />);
  const box = screen.getByText('К').element().getBoundingClientRect();
  expect([box.width, box.height]).toEqual([side, side]);
  expect(screen.container.querySelector('img')).toBeNull();
});

test.each([
  ['comment', 36, 40],
  ['answer', 28, 32],
] as const)('beside a %s it is %d px square on a phone, else %d', async (size, phone, wide) => {
  const screen = await render(<Avatar portrait="vera" size={size} />);
  const width = () => screen.container.querySelector('img')?.getBoundingClientRect().width;
  await page.viewport(360, 600);
  expect(width()).toBe(phone);
  await page.viewport(1280, 800);
  expect(width()).toBe(wide);
});

test('the name speaks for the initial', async () => {
  const screen = await render(<Avatar portrait={{ letter: 'К', ink: 'pine' }} />);
  expect(screen.getByText('К').element()).toHaveAttribute('aria-hidden', 'true');
});

test('a portrait that leads to its person is for the pointer alone', async () => {
  const screen = await render(<Avatar portrait="anna" href="/profile/anna" />);
  const link = screen.container.querySelector('a');
  expect(link).toHaveAttribute('href', '/profile/anna');
  expect(link).toHaveAttribute('tabindex', '-1');
  expect(link?.getBoundingClientRect().height).toBe(48);
  expect(screen.getByRole('link').query()).toBeNull();
});

test('one’s own picture is taken in the width that fits, and waits in its colour', async () => {
  const sources = [
    { width: 96, url: '/media/96' },
    { width: 480, url: '/media/480' },
  ];
  const screen = await render(<Avatar portrait={{ color: '#f6c744', sources }} />);
  const image = screen.container.querySelector('img');
  expect(image).toHaveAttribute('srcset', '/media/96 96w, /media/480 480w');
  expect(image).toHaveAttribute('sizes', '48px');
  expect(image).toHaveAttribute('alt', '');
  expect(image).toHaveStyle({ backgroundColor: 'rgb(246, 199, 68)' });
});
