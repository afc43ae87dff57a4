import { styleOf } from './looks.ts';

/** A point of a list as Word writes it: a paragraph that knows its list. */
export interface WordItem {
  /** The same for neighbours of one list. */
  readonly list: string;
  readonly ordered: boolean;
}

/** True for a number or bullet that Word writes as text; the list draws its own. */
export const isWordMarker = (element: Element): boolean => styleOf(element, 'mso-list') === 'ignore';

/** The point that a paragraph of Word is, if it is one. */
export function wordItemOf(element: Element): WordItem | undefined {
  const list = styleOf(element, 'mso-list');
  if (list === undefined || list === 'ignore' || list === 'none') return undefined;
  const marker = [...element.querySelectorAll('[data-style]')].find(isWordMarker)?.textContent ?? '';
  // «l0 level2 lfo1»: all levels are one list, as lists are flat.
  return {
    list: list.replace(/level\d+/, ''),
    ordered: /^\s*[\p{L}\d]{1,4}[.)]/u.test(marker) && !/^\s*o\s/.test(marker),
  };
}
