import type { Source } from '#tests/architecture/sources.ts';

/** A section of the handbook's page on design. */
export interface DesignSection {
  readonly number: number;
  /** «Controls». */
  readonly title: string;
}

const mention = /\bdesign sections? (\d+(?:(?:, | and )\d+)*)/g;

/** What a file says of the design that it follows. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(mention)].flatMap(([, list = '']) => (list.match(/\d+/g) ?? []).map(Number));

/**
 * The sections that the files of a component name, by the component.
 *
 * @throws where one names a section that the handbook has not
 */
export function readDesignSections(
  sources: readonly Source[],
  handbook: string,
): Record<string, DesignSection[]> {
  const titles = new Map(
    [...handbook.matchAll(/^## (\d+)\. (.+)$/gm)].map(([, n, title = '']) => [Number(n), title]),
  );
  const named: Record<string, DesignSection[]> = {};
  for (const { path, text } of sources) {
    const [, component] = /^src\/components\/\w+\/(\w+)\//.exec(path) ?? [];
    if (component === undefined) continue;
    const known = (named[component] ??= []);
    for (const number of numbersIn(text)) {
      const title = titles.get(number);
      if (title === undefined) throw new Error(`${path}: the design has no section ${number}`);
      if (!known.some((section) => section.number === number)) known.push({ number, title });
    }
  }
  for (const sections of Object.values(named)) sections.sort((a, b) => a.number - b.number);
  return named;
}
