import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Avatar } from '#src/components/primitives/Avatar/index.ts';
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
