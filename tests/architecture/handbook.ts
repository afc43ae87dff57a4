import { basename } from 'node:path';
import { readSources, type Source } from './sources.ts';

/**
 * `handbook-cases--docs` for a page with `<Meta title="handbook/Cases" />`, `first-change--docs` for one with
 * `id="first-change"`: the name of its address in Storybook.
 */
export function pageOf({ text }: Source): string | undefined {
  const [, id] = /<Meta [^>]*\bid="([\w-]+)"/.exec(text) ?? /<Meta title="([\w/]+)"/.exec(text) ?? [];
  return id === undefined ? undefined : `${id.toLowerCase().replaceAll('/', '-')}--docs`;
}

/** GitHub's name for a heading: `several-machines` for «Several machines». */
const slugOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');

/** Every place of a page that a link can lead to: its headings and what has an `id`. */
export function anchorsOf({ text }: Source): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading));
  const ids = [...text.matchAll(/\bid="([\w-]+)"/g)].map(([, id = '']) => id);
  return new Set([...headings, ...ids]);
}

/** Every place of the handbook, with its page: `Product#section-5`. */
export async function readAnchors(): Promise<Set<string>> {
  const pages = await readSources('stories/handbook/*.mdx');
  return new Set(
    pages.flatMap((page) => [...anchorsOf(page)].map((anchor) => `${basename(page.path, '.mdx')}#${anchor}`)),
  );
}
