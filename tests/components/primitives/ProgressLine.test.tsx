import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { ProgressLine } from '#src/components/primitives/ProgressLine/ProgressLine.tsx';

test('the line is not seen before 150 ms, then it is', async () => {
  const { container } = await render(<ProgressLine />);
  const line = container.firstElementChild;
  if (line === null) throw new Error('There is no line');
  const at = (time: number) => {
    for (const animation of line.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
    return Number(getComputedStyle(line).opacity);
  };
  expect(at(149)).toBe(0);
  expect(at(300)).toBe(1);
});

test('it is at the top of the window and says nothing', async () => {
  const { container } = await render(<ProgressLine />);
  const line = container.firstElementChild;
  expect(line?.getBoundingClientRect().top).toBe(0);
  expect(line?.getAttribute('aria-hidden')).toBe('true');
});
