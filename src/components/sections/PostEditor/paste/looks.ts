import { type EditorRun, normalizeHref } from '../blocks.ts';

export type Looks = Omit<EditorRun, 'text'>;

/** A property of an element's own style, which `cleanHtml` has set aside. */
export function styleOf(element: Element, property: string): string | undefined {
  const style = element.getAttribute('data-style') ?? '';
  return new RegExp(`(?:^|[;\\s])${property}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim().toLowerCase();
}

function isBold(element: Element, before: boolean): boolean {
  const weight = styleOf(element, 'font-weight');
  if (weight !== undefined) return /^(bold|bolder|[6-9]00)/.test(weight);
  return before || element.matches('b, strong');
}

function isItalic(element: Element, before: boolean): boolean {
  const slope = styleOf(element, 'font-style');
  if (slope !== undefined) return /^(italic|oblique)/.test(slope);
  return before || element.matches('i, em, cite, dfn');
}

/** Look of an element's text: bold, italic, link, and nothing else. */
export function looksIn(element: Element, before: Looks): Looks {
  const href = element.matches('a') ? element.getAttribute('href') : null;
  const target = normalizeHref(href ?? '') ?? before.href;
  return {
    ...(isBold(element, before.bold === true) && { bold: true }),
    ...(isItalic(element, before.italic === true) && { italic: true }),
    ...(target !== undefined && { href: target }),
  };
}
