import { styleOf } from './looks.ts';

/** What a page shows of the spaces and lines of its source, as `white-space` of CSS has it. */
export type Spaces = 'collapse' | 'keepLines' | 'keep';

/** The same for an element in another one. */
export function spacesIn(element: Element, before: Spaces): Spaces {
  const value = styleOf(element, 'white-space') ?? styleOf(element, 'white-space-collapse');
  if (value === undefined) return element.matches('pre, listing, xmp, plaintext') ? 'keep' : before;
  if (/^(?:inherit|unset)/.test(value)) return before;
  if (/^(?:pre-line|preserve-breaks)/.test(value)) return 'keepLines';
  return /^(?:pre|break-spaces)/.test(value) && !value.startsWith('preserve-spaces') ? 'keep' : 'collapse';
}
