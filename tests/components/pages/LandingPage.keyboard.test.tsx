import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { landing } from '#stories/components/pages/LandingPage.fixtures.ts';
import { LandingPage } from '#src/components/pages/LandingPage/LandingPage.tsx';
import { namesOf, walk } from '#tests/suites/geometry.ts';
import '#src/theme/global.ts';

async function open(width: number) {
  await page.viewport(width, 720);
  const screen = await render(
    <LandingPage {...landing} onLogin={vi.fn()} onRegister={vi.fn()} onStart={vi.fn()} />,
  );
  await document.fonts.ready;
  return screen;
}

test.each([1280, 768, 320])('Tab walks the whole page at %i px, and back the same way', async (width) => {
  await open(width);
  const forward = await walk('forward');
  const backward = await walk('backward');
  expect(namesOf(backward).toReversed()).toEqual(namesOf(forward));
  expect(new Set(forward.map(({ element }) => element)).size).toBe(forward.length);
  expect(namesOf(forward.filter(({ isUncovered }) => !isUncovered))).toEqual([]);
  expect(namesOf(backward.filter(({ isUncovered }) => !isUncovered))).toEqual([]);
  const focusable = document.querySelectorAll('a[href], button, input');
  // The link inside a closed answer is no stop.
  expect(forward).toHaveLength(focusable.length - document.querySelectorAll('[hidden] a').length);
});

test('a press draws no ring, a key does', async () => {
  const screen = await open(1280);
  const button = screen.getByRole('button', { name: 'Вход' });
  await button.click();
  expect(getComputedStyle(button.element()).outlineStyle).toBe('none');
  await userEvent.tab();
  const next = document.activeElement ?? document.body;
  expect(getComputedStyle(next).outlineStyle).toBe('solid');
  expect(parseFloat(getComputedStyle(next).outlineWidth)).toBeGreaterThanOrEqual(2);
});
