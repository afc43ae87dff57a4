import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Timeline } from '#src/components/sections/Timeline/Timeline.tsx';
import { returnedSteps, waitingSteps } from '#stories/components/sections/Timeline.fixtures.ts';

test('every step says in words how it stands', async () => {
  const screen = await render(<Timeline steps={[...waitingSteps, ...returnedSteps.slice(1, 2)]} />);
  const steps = screen.getByRole('listitem').elements();
  expect(
    steps.map(({ textContent }) => /(Сделано|Сейчас|Не\sвышло|Дальше): /.exec(textContent ?? '')?.[1]),
  ).toEqual(['Сделано', 'Сейчас', expect.stringMatching(/Дальше/), expect.stringMatching(/Не\sвышло/)]);
  await expect.element(screen.getByRole('listitem').nth(1)).toHaveAttribute('aria-current', 'step');
});
