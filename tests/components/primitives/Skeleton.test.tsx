import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Skeleton, TextSkeleton } from '#src/components/primitives/Skeleton/Skeleton.tsx';
import '#src/theme/global.ts';

test.each([
  ['title', 220, 48],
  ['avatar', 48, 48],
] as const)('%s is %d × %d px', async (kind, width, height) => {
  const screen = await render(<Skeleton kind={kind} />);
  const box = screen.container.querySelector('span')?.getBoundingClientRect();
  expect([box?.width, box?.height]).toEqual([width, height]);
});

test('in the element of a text it is as high as a line of it', async () => {
  const screen = await render(
    <>
      <p style={{ fontSize: '17px', lineHeight: 1.37 }}>Илья Коваль</p>
      <p style={{ fontSize: '17px', lineHeight: 1.37 }}>
        <TextSkeleton length="short" />
      </p>
    </>,
  );
  const [text, place] = [...screen.container.querySelectorAll('p')].map(
    (line) => line.getBoundingClientRect().height,
  );
  expect(place).toBe(text);
});
