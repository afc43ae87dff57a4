/** Finds texts that do not fit. `page.evaluate` runs each function in the page, so it must not use others. */

/** Finds a page wider than the screen, and texts cut by their own box or one around it. */
export function clipped(): string[] {
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`);
  const cuts = (box: Element | null, text: DOMRect): boolean => {
    if (box === null || box === document.body) return false;
    const { overflow } = getComputedStyle(box);
    // Scrollable content is not cut.
    if (/auto|scroll/.test(overflow)) return false;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const isOutside =
      text.left < left - 1 || text.right > right + 1 || text.top < top - 1 || text.bottom > bottom + 1;
    return (overflow !== 'visible' && isOutside) || cuts(box.parentElement, text);
  };
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const style = getComputedStyle(element);
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    if (!hasText || style.clipPath !== 'none') continue;
    if (!element.checkVisibility({ visibilityProperty: true }) || style.display === 'inline') continue;
    const isCut = element.scrollWidth > element.clientWidth + 1;
    if (isCut || cuts(element.parentElement, element.getBoundingClientRect()))
      found.push(`«${element.innerText.slice(0, 40)}» is cut`);
  }
  return found;
}

/** Words of headings that go on in the next line, other than at a soft hyphen. */
export function brokenWords(): string[] {
  const lineOf = (text: Node, offset: number): number | undefined => {
    const letter = document.createRange();
    letter.setStart(text, offset);
    letter.setEnd(text, offset + 1);
    // The hyphen before it, in the line above, may be the first box.
    return [...letter.getClientRects()].at(-1)?.top;
  };
  const found: string[] = [];
  for (const heading of document.querySelectorAll('h1, h2, h3')) {
    if (!heading.checkVisibility({ visibilityProperty: true })) continue;
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}+/gu))
        if (lineOf(text, index) !== lineOf(text, index + word.length - 1)) found.push(word);
    }
  }
  return found;
}

/** True if an open popup knows the screen's height: it measures a moment after a change. */
export function isMeasured(): boolean {
  const overlay = document.querySelector<HTMLElement>('[style*=visual-viewport-height]');
  return (
    overlay === null || overlay.style.getPropertyValue('--visual-viewport-height') === `${innerHeight}px`
  );
}

/** The spacing a person may ask for (WCAG 1.4.12). */
export function spaceOut(): void {
  const style = new CSSStyleSheet();
  style.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important;
    word-spacing: .16em !important } p { margin-block-end: 2em !important }`);
  document.adoptedStyleSheets = [style];
}
