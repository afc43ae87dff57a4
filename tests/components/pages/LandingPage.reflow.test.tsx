import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { landing } from '#stories/components/pages/LandingPage.fixtures.ts';
import { LandingPage } from '#src/components/pages/LandingPage/LandingPage.tsx';
import { clipped, overlapping } from '#tests/suites/geometry.ts';
import '#src/theme/global.ts';

async function open(width: number) {
  await page.viewport(width, 800);
  await render(<LandingPage {...landing} onLogin={vi.fn()} onRegister={vi.fn()} onStart={vi.fn()} />);
  await document.fonts.ready;
}

/** A page that scrolls sideways, cut words, words over words. */
function problems(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const excess = scrollWidth - clientWidth;
  return [...(excess > 0 ? [`${excess} px too wide`] : []), ...clipped(), ...overlapping()];
}

/** Rules of a person's own style sheet. */
const own = document.createElement('style');
const ask = (rules: string) => {
  own.textContent = rules;
  document.head.append(own);
};
afterEach(() => own.remove());

test.each([320, 360, 480, 768, 1024, 1280, 1440, 1920])('everything fits into %i px', async (width) => {
  await open(width);
  expect(problems()).toEqual([]);
});

test.each([320, 768, 1280])('wider text spacing cuts and covers nothing at %i px', async (width) => {
  await open(width);
  ask(`* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
    p { margin-block-end: 2em !important }`);
  expect(problems()).toEqual([]);
});

test.each([640, 768, 1280])('text of double size cuts and covers nothing at %i px', async (width) => {
  await open(width);
  ask('html { font-size: 200% }');
  expect(problems()).toEqual([]);
});
