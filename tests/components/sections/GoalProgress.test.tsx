import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { GoalProgress } from '#src/components/sections/GoalProgress/GoalProgress.tsx';
import { goal } from '#stories/components/sections/GoalProgress.fixtures.ts';
import '#src/theme/global.ts';

test('a screen reader hears both sums in place of a percentage', async () => {
  const screen = await render(<GoalProgress {...goal} />);
  await expect
    .element(screen.getByRole('progressbar', { name: /Починить проектор/ }))
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^63\s150\sруб\. из\s90\s000\sруб\.$/));
});

test('more than the goal fills the bar and no more', async () => {
  const screen = await render(<GoalProgress {...goal} raised={goal.target * 3} own={goal.target} />);
  const bar = screen.getByRole('progressbar').element();
  expect(bar.scrollWidth).toBe(bar.clientWidth);
});
