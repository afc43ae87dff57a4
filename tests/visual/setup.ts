import type { ComposedStoryFn } from 'storybook/internal/types';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { modesOf } from '../../.storybook/modes.ts';
import { emulate } from './emulate.ts';
import './still.css';

// What Storybook's plugin writes on a story's test.
declare module 'vitest' {
  interface TestContext {
    story?: ComposedStoryFn;
  }
  interface TaskMeta {
    storyId?: string;
  }
}

const frames = (count: number): Promise<void> =>
  new Promise((resolve) => {
    const next = (left: number): void => {
      if (left === 0) resolve();
      else requestAnimationFrame(() => next(left - 1));
    };
    next(count);
  });

/** Loads every face by itself: `document.fonts.ready` alone does not wait for faces nobody used yet. */
const loadFonts = (): Promise<unknown> => {
  // Fallbacks name fonts of the system; one that is absent here is passed over, as on a page.
  const own = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
  return Promise.all(own.map((face) => face.load()));
};

const loadImages = (): Promise<unknown> =>
  Promise.all(
    [...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode();
    }),
  );

/** Whether react-aria still counts the pointer of a finished `play` as hovering is chance; here it has left. */
const leaveHovered = (): void => {
  for (const element of document.querySelectorAll('[data-hovered]')) {
    const left = { bubbles: true, pointerType: 'mouse', relatedTarget: document.documentElement };
    element.dispatchEvent(new PointerEvent('pointerout', left));
  }
};

/** The viewport grows to the whole story: a screenshot cannot show more than the browser laid out. */
const showWholeHeight = async (): Promise<void> => {
  const height = document.documentElement.scrollHeight;
  if (height > innerHeight) await page.viewport(innerWidth, height);
};

/**
 * React-aria keeps an overlay transparent for up to 600 ms while a phone's keyboard opens, and takes the change of a
 * story's viewport for one (its `runAfterKeyboard`).
 */
const showOverlays = async (): Promise<void> => {
  const coming = () => document.querySelector('[data-entering], [style*="opacity: 0"]');
  await expect.poll(coming, { timeout: 5000 }).toBeNull();
};

// After its `play` and the accessibility check a story is still on the page; its picture is compared to the pixel.
// Only when asked for (`PIXELS=1`, as the npm scripts do): while drawing, play and accessibility are enough.
afterEach(async ({ task, story }) => {
  if (import.meta.env['PIXELS'] !== '1' || task.result?.state === 'fail') return;
  if (!story || !task.meta.storyId || !story.tags.includes('pixels')) return;
  document.body.dataset['layout'] = String(story.parameters['layout']);
  leaveHovered();
  await Promise.all([loadFonts(), loadImages(), showOverlays()]);
  await showWholeHeight();
  await frames(2);
  const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const whole = page.elementLocator(document.documentElement);
  // `light/components-primitives-button/pressed`: a folder per component.
  const picture = `${theme}/${task.meta.storyId.replace('--', '/')}`;
  await expect(whole).toMatchScreenshot(picture);
  for (const [name, mode] of modesOf(story.tags)) {
    const leave = await emulate(mode);
    try {
      await frames(2);
      await expect(whole).toMatchScreenshot(`${picture}.${name}`);
    } finally {
      await leave();
    }
  }
});
