import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { tiles } from '#src/components/primitives/Art/Art.tsx';
import { PostPicture } from '#src/components/sections/PostPicture/PostPicture.tsx';

const picture = { ...tiles.showman, alt: '' };

test('it is twice as wide as high, whatever the picture is', async () => {
  const screen = await render(<PostPicture picture={picture} place="card" />);
  const { width, height } = screen.container.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
  expect(width / height).toBeCloseTo(2, 1);
});

test('the curtain of a page is 380 px high at most and leaves a fifth of it open', async () => {
  const screen = await render(<PostPicture picture={picture} place="page" isLocked />);
  const box = screen.container.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
  expect(box.height).toBeLessThanOrEqual(380);
  const halves = [...screen.container.querySelectorAll('span')].map(
    (half) => half.getBoundingClientRect().width,
  );
  expect(halves.map((width) => (width / box.width).toFixed(2))).toEqual(['0.40', '0.40']);
});
