import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * Whether somebody else, a browser extension, has put nodes of their own among those that were prerendered. React
 * overlooks what stands around `root`, and attributes anywhere, but such a page it throws away with an error.
 */
export const isAltered = (root: HTMLElement): boolean =>
  root.getElementsByTagName('*').length !== Number(root.dataset['elements']);

/** Replaces an altered page by a new one, at once. What was typed there is kept. */
export function replaceAltered(root: HTMLElement, app: ReactNode): void {
  const { activeElement } = document;
  const fields = [...root.querySelectorAll('input')];
  removeServedMeta();
  flushSync(() => createRoot(root).render(app));
  for (const field of root.querySelectorAll<HTMLInputElement>('input[name]')) {
    const old = fields.find(({ name }) => name === field.name);
    if (old === undefined) continue;
    if (old === activeElement) field.focus();
    field.setRangeText(old.value, 0, field.value.length, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

/**
 * Removes the metadata that the page was served with (`src/build/html.ts` marks it). A page that hydrates takes it over as
 * its own; a page that is drawn brings the same again.
 */
export function removeServedMeta(): void {
  for (const tag of document.head.querySelectorAll('[data-served]')) tag.remove();
}

/** Takes away the preview of a post that only other sites read: hydration would leave it beside the page's own tags. */
export function removePreview(): void {
  for (const tag of document.head.querySelectorAll('[data-preview]')) tag.remove();
}

/** What the first screen is drawn without (`src/theme/fonts.css.ts`): by a character of which file. */
const faces = { "1em 'Commissioner Signs'": '₽', '1em Literata': '₽я' };

/**
 * Gives the page these faces, once their files are there: a text whose first typeface still downloads Chromium draws
 * with a last resort, and it looks for one for every size of text.
 */
export async function finishDrawing(): Promise<void> {
  const { documentElement, fonts } = document;
  if (documentElement.dataset['drawing'] === undefined) return;
  await Promise.allSettled(Object.entries(faces).map(([face, text]) => fonts.load(face, text)));
  delete documentElement.dataset['drawing'];
}
