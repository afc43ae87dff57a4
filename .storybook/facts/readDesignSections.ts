import { referencesOf } from '#tests/architecture/references.ts';
import type { Source } from '#tests/architecture/sources.ts';

/** A section of the handbook's page on design. */
export interface DesignSection {
  readonly number: number;
  /** «Controls». */
  readonly title: string;
}

/** The numbers of the sections that a file refers to. */
const numbersIn = (source: Source): number[] =>
  referencesOf(source).flatMap(({ anchor }) => {
    const [, number] = /^Design#section-(\d+)$/.exec(anchor) ?? [];
    return number === undefined ? [] : [Number(number)];
  });

/**
 * The sections that the files of a component refer to, by the component.
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
  for (const source of sources) {
    const [, component] = /^src\/components\/\w+\/(\w+)\//.exec(source.path) ?? [];
    if (component === undefined) continue;
    const known = (named[component] ??= []);
    for (const number of numbersIn(source)) {
      const title = titles.get(number);
      if (title === undefined) throw new Error(`${source.path}: the design has no section ${number}`);
      if (!known.some((section) => section.number === number)) known.push({ number, title });
    }
  }
  for (const sections of Object.values(named)) sections.sort((a, b) => a.number - b.number);
  return named;
}
