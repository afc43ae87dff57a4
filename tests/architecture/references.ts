import type { Source } from './sources.ts';

/** A reference to a place in the handbook. */
export interface Reference {
  /** File of the reference. */
  readonly path: string;
  /** `Product#section-5`. */
  readonly anchor: string;
}

interface Form {
  /** The reference as it is written; its first group lists the numbers. */
  readonly text: RegExp;
  readonly anchor: (number: string) => string;
}

const list = (item: string) => `(${item}(?:(?:, | and )${item})*)`;

/** Forms of references to the handbook in comments and titles of tests. */
export const forms: readonly Form[] = [
  {
    text: new RegExp(`[Ss]pecification(?:'s)?,? \\(?sections? ${list('\\d+')}`, 'g'),
    anchor: (number) => `Product#section-${number}`,
  },
  {
    text: new RegExp(`[Dd]esign,? \\(?sections? ${list('\\d+')}`, 'g'),
    anchor: (number) => `Design#section-${number}`,
  },
  {
    text: new RegExp(`[Rr]eadings? ${list('D\\d+')}`, 'g'),
    anchor: (number) => `Readings#${number.toLowerCase()}`,
  },
  // References in titles of tests: «(case 7)», «(F12, F13, case 3, 4)».
  {
    text: /\((?:F\d+, )*case (\d+(?:, \d+)*)\)/g,
    anchor: (number) => `Cases#case-${number}`,
  },
  {
    text: /\((F\d+(?:, F\d+)*)(?:, case [\d, ]+)?\)/g,
    anchor: (number) => `Cases#${number.toLowerCase()}`,
  },
];

/** The text in one line, without the signs that begin the lines of a comment. */
export const inOneLine = (text: string): string => text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ');

/** Every place that a file refers to. */
export function referencesOf({ path, text }: Source): Reference[] {
  const line = inOneLine(text);
  return forms.flatMap((form) =>
    [...line.matchAll(form.text)].flatMap(([, numbers = '']) =>
      (numbers.match(/[DF]?\d+/g) ?? []).map((number) => ({ path, anchor: form.anchor(number) })),
    ),
  );
}
