import { styleOf } from './looks.ts';

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
