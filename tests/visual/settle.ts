import { expect } from 'vitest';

/** Waits until the browser has drawn so many frames. */
export const frames = (count: number): Promise<void> =>
  new Promise((resolve) => {
    const next = (left: number): void => {
      if (left === 0) resolve();
      else requestAnimationFrame(() => next(left - 1));
    };
    next(count);
  });

/** Loads every face explicitly: `document.fonts.ready` alone does not wait for unused faces. */
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

/** React-aria may still count the pointer of a finished `play` as hovering, by chance; here it leaves. */
const leaveHovered = (): void => {
  for (const element of document.querySelectorAll('[data-hovered]')) {
    const left = { bubbles: true, pointerType: 'mouse', relatedTarget: document.documentElement };
    element.dispatchEvent(new PointerEvent('pointerout', left));
  }
};

/**
 * React-aria keeps an overlay transparent for up to 600 ms while a phone's keyboard opens, and takes the change of a
 * story's viewport for one (its `runAfterKeyboard`).
 */
const showOverlays = async (): Promise<void> => {
  const entering = () => document.querySelector('[data-entering], [style*="opacity: 0"]');
  await expect.poll(entering, { timeout: 5000 }).toBeNull();
};

/** Waits for everything that a story shows only after a while. */
export async function settle(): Promise<void> {
  leaveHovered();
  await Promise.all([loadFonts(), loadImages(), showOverlays()]);
}
