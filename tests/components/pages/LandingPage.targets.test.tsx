import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { landing } from '#stories/components/pages/LandingPage.fixtures.ts';
import { LandingPage } from '#src/components/pages/LandingPage/LandingPage.tsx';
import '#src/theme/global.ts';

async function open(width = 1280) {
  await page.viewport(width, 800);
  return render(<LandingPage {...landing} onLogin={vi.fn()} onRegister={vi.fn()} onStart={vi.fn()} />);
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';
const boxOf = (element: Element) => element.getBoundingClientRect();

/** A circle 24 px across on a small target touches no other target (WCAG 2.2, 2.5.8). */
function isSpaced(target: Element, others: readonly Element[]): boolean {
  const { x, y, width, height } = boxOf(target);
  const [cx, cy] = [x + width / 2, y + height / 2];
  return others.every((other) => {
    const { left, right, top, bottom } = boxOf(other);
    return Math.hypot(Math.max(left - cx, 0, cx - right), Math.max(top - cy, 0, cy - bottom)) >= 12;
  });
}

test.each([320, 768, 1280])(
  'every target at %i px is 24 px or stands apart, buttons are 44 px high',
  async (width) => {
    const screen = await open(width);
    const targets = [...document.querySelectorAll('a[href], button, input')].filter(
      (target) =>
        target.checkVisibility({ contentVisibilityAuto: true }) && nameOf(target) !== 'К\u00a0содержанию',
    );
    const small = targets.filter((target) => Math.min(boxOf(target).width, boxOf(target).height) < 24);
    const tight = small.filter(
      (target) =>
        !isSpaced(
          target,
          targets.filter((other) => other !== target),
        ),
    );
    expect(tight.map(nameOf)).toEqual([]);
    for (const button of screen.getByRole('button').elements()) {
      expect(boxOf(button).height).toBeGreaterThanOrEqual(44);
    }
  },
);

/** Points of the letters' bodies, line by line; a line is higher than what is drawn in it. */
function pointsOf(words: Element): DOMPoint[] {
  const range = document.createRange();
  range.selectNodeContents(words);
  return [...range.getClientRects()].flatMap(({ left, width, top, height }) =>
    Array.from({ length: Math.ceil(width / 4) }, (_, step) => left + step * 4).flatMap((x) =>
      [0.25, 0.5, 0.75].map((part) => new DOMPoint(x, top + height * part)),
    ),
  );
}

const isInside = (shape: SVGGeometryElement, point: DOMPoint): boolean =>
  shape.isPointInFill(point.matrixTransform(shape.getScreenCTM()?.inverse()));

test.each([320, 480, 768, 1024, 1280, 1440])('words keep clear of the signs at %i px', async (width) => {
  await open(width);
  await document.fonts.ready;
  for (const card of document.querySelectorAll('[aria-labelledby=advantages] li')) {
    const shapes = [...card.querySelectorAll<SVGGeometryElement>('svg :is(circle, path)')];
    const covered = [...card.querySelectorAll('h3, p')].filter((words) =>
      pointsOf(words).some((point) => shapes.some((shape) => isInside(shape, point))),
    );
    expect(covered.map(nameOf)).toEqual([]);
  }
});

test('one banner, one main part, one footer; navigation is named; one heading of the first level', async () => {
  const screen = await open();
  for (const role of ['banner', 'main', 'contentinfo'] as const) {
    expect(screen.getByRole(role).elements()).toHaveLength(1);
  }
  await expect.element(screen.getByRole('navigation', { name: 'Документы' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
});

test('a link to a new tab says so and gives no way back; no two links are named alike', async () => {
  await open();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  for (const link of links.filter(({ target }) => target === '_blank')) {
    expect(nameOf(link)).toContain('(откроется в\u00a0новой вкладке)');
    expect(link.rel).toContain('noopener');
  }
  // The agreement is linked from an answer and from the footer: two names, one purpose.
  expect(new Set(links.map(nameOf)).size).toBe(links.length);
});
