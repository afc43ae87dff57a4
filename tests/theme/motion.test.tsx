import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { PendingDots } from '#src/components/primitives/PendingDots/PendingDots.tsx';
import { Popup } from '#src/components/primitives/Popup/Popup.tsx';
import { PopupContent } from '#src/components/primitives/Popup/PopupContent.tsx';
import { Skeleton } from '#src/components/primitives/Skeleton/Skeleton.tsx';
import '#src/theme/global.ts';

// Design section 5. Pictures are still, so durations and curves are read from the computed style.

const emulate = (features: readonly { name: string; value: string }[]) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [...features] });

// As for people who have asked for nothing, no matter what the browser was asked for before.
beforeAll(() => emulate([{ name: 'prefers-reduced-motion', value: 'no-preference' }]));
afterAll(() => emulate([]));

const out = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Animations by the clock (not by the scroll), each kind once. */
function motions(): string[] {
  const found = document.getAnimations().flatMap(({ effect, timeline }) => {
    const isTimed = timeline === document.timeline;
    if (!isTimed || !(effect instanceof KeyframeEffect) || effect.target === null) return [];
    const { animationDuration, animationTimingFunction } = getComputedStyle(effect.target);
    return `${animationDuration} ${animationTimingFunction}`;
  });
  return [...new Set(found)];
}

test('a button changes its colours in 120 ms', async () => {
  const screen = await render(<Button>Войти</Button>);
  const { transitionDuration } = getComputedStyle(screen.getByRole('button').element());
  expect(new Set(transitionDuration.split(', '))).toEqual(new Set(['0.12s']));
});

test('pending dots hop in 900 ms', async () => {
  await render(<PendingDots />);
  expect(motions()).toEqual([`0.9s ${out}`]);
});

test('the sheen of a skeleton takes 1600 ms', async () => {
  await render(<Skeleton kind="title" />);
  expect(motions()).toEqual(['1.6s linear']);
});

test('a popup and its scrim come in 200 ms', async () => {
  const seen = new Set<string>();
  // On a slow machine an animation may end before its start is reported, so its kind is read from the element.
  const look = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const { animationDuration, animationTimingFunction, animationTimeline } = getComputedStyle(target);
    if (animationTimeline === 'auto') seen.add(`${animationDuration} ${animationTimingFunction}`);
  };
  document.addEventListener('animationstart', look);
  onTestFinished(() => document.removeEventListener('animationstart', look));
  await render(
    <Popup isOpen onOpenChange={() => undefined}>
      <PopupContent title="Вход">Текст</PopupContent>
    </Popup>,
  );
  await expect.poll(() => [...seen]).toEqual([`0.2s ${out}`]);
});
