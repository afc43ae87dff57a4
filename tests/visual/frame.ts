import { page } from 'vitest/browser';

/** Room for shadows and focus rings, px. */
const margin = 16;

const drawn = 'img, svg, input, textarea, select, canvas, iframe';

// Forced colours keep the alpha of what they replace.
const isVisible = (color: string): boolean => !/^rgba\(.* 0\)$/.test(color);

/** True if the element's own box is visible, not only its content. */
function isPainted(element: Element): boolean {
  const { backgroundColor, backgroundImage, borderWidth, boxShadow, outlineStyle } =
    getComputedStyle(element);
  return (
    element.matches(drawn) ||
    isVisible(backgroundColor) ||
    borderWidth !== '0px' ||
    [backgroundImage, boxShadow, outlineStyle].some((value) => value !== 'none') ||
    ['::before', '::after'].some((pseudo) => getComputedStyle(element, pseudo).content !== 'none')
  );
}

function* paintedBoxes(): Generator<DOMRect> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (node instanceof Text) yield* range.getClientRects();
    else if (node instanceof Element && isPainted(node)) yield node.getBoundingClientRect();
  }
}

/** Extent of a story's paint from the top left of the page, in px. */
function paintedSize(): { width: number; height: number } {
  const boxes = [...paintedBoxes()].filter(({ width, height }) => width > 0 && height > 0);
  const { scrollWidth, scrollHeight } = document.documentElement;
  const ends = (side: 'right' | 'bottom') =>
    Math.ceil(Math.max(0, ...boxes.map((box) => box[side]))) + margin;
  return { width: Math.min(ends('right'), scrollWidth), height: Math.min(ends('bottom'), scrollHeight) };
}

/** Runs `take` with what a picture shows: the page from its top left to where the story ends. */
export async function withFrame(take: (frame: ReturnType<typeof page.elementLocator>) => Promise<void>) {
  const frame = document.createElement('div');
  const { width, height } = paintedSize();
  frame.dataset['testid'] = 'picture';
  frame.style.cssText = `position: absolute; inset: 0 auto auto 0; inline-size: ${width}px; block-size: ${height}px; pointer-events: none`;
  document.body.append(frame);
  try {
    await take(page.elementLocator(frame));
  } finally {
    frame.remove();
  }
}
