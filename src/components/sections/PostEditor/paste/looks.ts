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

/** Handling of white space in the source, as CSS `white-space` defines it. */
export type Spaces = 'collapse' | 'keepLines' | 'keep';

/** The same for an element in another one. */
export function spacesIn(element: Element, before: Spaces): Spaces {
  const value = styleOf(element, 'white-space') ?? styleOf(element, 'white-space-collapse');
  if (value === undefined) return element.matches('pre, listing, xmp, plaintext') ? 'keep' : before;
  if (/^(?:inherit|unset)/.test(value)) return before;
  if (/^(?:pre-line|preserve-breaks)/.test(value)) return 'keepLines';
  return /^(?:pre|break-spaces)/.test(value) && !value.startsWith('preserve-spaces') ? 'keep' : 'collapse';
}

/** A wider indent would leave a phone no place for the words. */
const widest = 24;

/** A line whose indent pages show, too: they let other spaces at the beginning of a line go. */
export const keepIndent = (line: string): string =>
  line.replace(/^[ \t]+/, (indent) =>
    '\u00a0'.repeat(Math.min(indent.replaceAll('\t', '    ').length, widest)),
  );
