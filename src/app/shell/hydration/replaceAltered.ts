import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { removeServedMeta } from './servedMeta.ts';

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
