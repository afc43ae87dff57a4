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

const startOf = (list: Element): number => Number(list.getAttribute('start') ?? 1);

/** Our lists count from one and up: others are written out. */
function countsFromOne(list: Element): boolean {
  const items = [...list.children].filter((child) => child.matches('li'));
  return (
    startOf(list) === 1 &&
    !list.hasAttribute('reversed') &&
    items.every((item, index) => Number(item.getAttribute('value') ?? index + 1) === index + 1)
  );
}

/** The number that a page shows before a point of a list; `undefined` if ours shows the same. */
export function numberOf(item: Element): number | undefined {
  const list = item.parentElement;
  if (list === null || !list.matches('ol') || countsFromOne(list)) return undefined;
  const items = [...list.children].filter((child) => child.matches('li'));
  const step = list.hasAttribute('reversed') ? -1 : 1;
  let number = list.hasAttribute('start') || step === 1 ? startOf(list) : items.length;
  for (const each of items) {
    const value = each.getAttribute('value');
    if (value !== null) number = Number(value);
    if (each === item) break;
    number += step;
  }
  return number;
}
