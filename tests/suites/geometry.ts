import { userEvent } from 'vitest/browser';

const isDrawn = (element: Element): boolean =>
  element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }) &&
  getComputedStyle(element).clipPath === 'none';

const name = (element: Element): string =>
  `<${element.localName}> ${element.textContent?.trim().slice(0, 40) ?? ''}`;

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** Elements that hold words of their own and are drawn. */
const texts = (): Element[] =>
  [...document.body.querySelectorAll('*')].filter((element) => hasOwnText(element) && isDrawn(element));

/** Text that leaves the screen sideways or is cut by its own box. */
export const clipped = (): string[] =>
  texts()
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const isCut =
        getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      return left < -1 || right > document.documentElement.clientWidth + 1 || isCut;
    })
    .map(name);

/** The nearest box that floats over the page. */
const floats = (element: Element): boolean => {
  const { position } = getComputedStyle(element);
  if (position === 'fixed' || position === 'sticky') return true;
  return element.parentElement !== null && floats(element.parentElement);
};

/** Pairs of paragraphs, headings and labels of which one covers the other. */
export function overlapping(): string[] {
  const blocks = texts().filter(
    (element) => getComputedStyle(element).display !== 'inline' && !floats(element),
  );
  const found: string[] = [];
  for (const [index, first] of blocks.entries()) {
    const a = first.getBoundingClientRect();
    for (const second of blocks.slice(index + 1)) {
      if (first.contains(second)) continue;
      const b = second.getBoundingClientRect();
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width > 1 && height > 1) found.push(`${name(first)} × ${name(second)}`);
    }
  }
  return found;
}

/** True if all four corners of the focused element are visible and uncovered; those of a disc are inside it. */
function isUncovered(element: Element): boolean {
  const { left, top, right, bottom, height } = element.getClientRects()[0] ?? new DOMRect();
  // A disc begins at 0.293 of its radius; the rest is for places between two pixels.
  const inset = Math.max(
    3,
    Math.min(height / 2, parseFloat(getComputedStyle(element).borderTopLeftRadius)) * 0.33,
  );
  const corners = [left + inset, right - inset].flatMap((x) =>
    [top + inset, bottom - inset].map((y) => [x, y] as const),
  );
  return corners.every(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    // The corner of a wrapped link may show what is behind it, which is its own paragraph.
    return (
      hit !== null && (element.contains(hit) || hit.contains(element)) && !floats(hit) === !floats(element)
    );
  });
}

export interface Stop {
  element: Element;
  /** True if it is on the screen and uncovered. */
  isUncovered: boolean;
}

/** Presses Tab, or Shift+Tab, until the focus leaves the page or returns to its first stop. */
export async function walk(direction: 'forward' | 'backward'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await userEvent.tab({ shift: direction === 'backward' });
    const element = document.activeElement;
    if (element === null || element === document.body || element === stops[0]?.element) return stops;
    stops.push({ element, isUncovered: isUncovered(element) });
    if (stops.length > 200) throw new Error('The walk does not end');
  }
}

/** Names of stops, to compare walks. */
export const namesOf = (stops: readonly Stop[]): string[] =>
  stops.map(({ element }) => element.getAttribute('aria-label') ?? name(element));
