import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * A browser extension has put nodes of its own among the prerendered ones. React overlooks nodes around `root` and
 * attributes anywhere, but such a page it discards with an error.
 */
export const isAltered = (root: HTMLElement): boolean =>
  root.getElementsByTagName('*').length !== Number(root.dataset['elements']);

/** Replaces an altered page by a new one at once. It keeps the typed text. */
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

/** Removes the preview of a post, which only other sites read: hydration would leave it beside the page's own tags. */
export function removePreview(): void {
  for (const tag of document.head.querySelectorAll('[data-preview]')) tag.remove();
}

/** The first screen is drawn without these faces (`src/theme/fonts.css.ts`); a character picks the file of each. */
const faces = { "1em 'Commissioner Signs'": '₽', '1em Literata': '₽я' };

/**
 * Gives the page these faces once their files are there. While a text's first typeface downloads, Chromium draws the text
 * with a last resort, and looks for one for every size.
 */
export async function finishDrawing(): Promise<void> {
  const { documentElement, fonts } = document;
  if (documentElement.dataset['drawing'] === undefined) return;
  await Promise.allSettled(Object.entries(faces).map(([face, text]) => fonts.load(face, text)));
  delete documentElement.dataset['drawing'];
}
