import type { ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';

/** A side or a size of a box, in px of the viewport. */
type Edge = 'left' | 'top' | 'width' | 'height';

/** A part with the same position in both pictures: selectors, and the edges that do not depend on the content. */
interface SkeletonPart {
  skeleton: string;
  real: string;
  edges: readonly Edge[];
}

export interface SkeletonSuite {
  /** Says `aria-busy` and holds the status by itself. */
  skeleton: ReactElement;
  /** The same with its content. */
  real: ReactElement;
  /** Parts by their names. */
  parts: Readonly<Record<string, SkeletonPart>>;
}

/** Widths of design section 2 where a layout changes. */
const widths = [360, 768, 1280, 1440] as const;

/** Boxes of all parts, by name; a part that is not drawn at this width is `undefined`. */
function boxes(root: Element, parts: SkeletonSuite['parts'], side: 'skeleton' | 'real') {
  const measured = Object.entries(parts).map(([name, { edges, ...selectors }]) => {
    const element = root.querySelector(selectors[side]);
    if (element === null) throw new Error(`No ${name}: ${selectors[side]}`);
    const box = element.getBoundingClientRect();
    return [name, element.checkVisibility() ? edges.map((edge) => `${edge} ${box[edge]}`) : undefined];
  });
  return Object.fromEntries(measured) as Record<string, string[] | undefined>;
}

const running = () => document.getAnimations().filter(({ playState }) => playState === 'running');

const preferReducedMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

/** Promises of every skeleton (design section 8): nothing shifts, one status, nothing else for a screen reader. */
export function skeletonSuite({ skeleton, real, parts }: SkeletonSuite): void {
  describe('as a skeleton', () => {
    afterEach(() => preferReducedMotion('no-preference'));

    test.each(widths)('at %i nothing shifts when the content comes', async (width) => {
      await page.viewport(width, 900);
      const before = await render(skeleton);
      const expected = boxes(before.container, parts, 'skeleton');
      await before.unmount();
      const after = await render(real);
      expect(boxes(after.container, parts, 'real')).toEqual(expected);
    });

    test('the region is busy and says «Загрузка» once', async () => {
      const screen = await render(skeleton);
      const busy = screen.container.querySelectorAll('[aria-busy=true]');
      expect(busy).toHaveLength(1);
      expect(screen.getByRole('status').elements()).toHaveLength(1);
      expect(busy[0]?.contains(screen.getByRole('status').element())).toBe(true);
      expect(screen.container.textContent).toBe('Загрузка');
    });

    test('a screen reader and the keyboard meet nothing else', async () => {
      const screen = await render(skeleton);
      const drawn = [...screen.container.querySelectorAll('span:empty, img, svg')];
      expect(drawn.length).toBeGreaterThan(0);
      expect(drawn.filter((box) => box.closest('[aria-hidden=true]') === null)).toEqual([]);
      expect(screen.container.querySelector('a, button, input, [tabindex="0"]')).toBeNull();
    });

    test('its sheen moves, but not for people who asked for less motion', async () => {
      const moving = await render(skeleton);
      expect(running().length).toBeGreaterThan(0);
      await moving.unmount();
      await preferReducedMotion('reduce');
      await render(skeleton);
      expect(running()).toEqual([]);
    });
  });
}
