import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Skeleton } from '#src/components/primitives/Skeleton/index.ts';
import '#src/theme/global.ts';

test.each([
  ['title', 220, 48],
  ['avatar', 48, 48],
] as const)('%s is %d × %d px', async (kind, width, height) => {
  const screen = await render(<Skeleton kind={kind} />);
  const box = screen.container.querySelector('span')?.getBoundingClientRect();
  expect([box?.width, box?.height]).toEqual([width, height]);
});
