import { expect, test } from 'vitest';
import { readAnchors } from './handbook.ts';
import { forms, inOneLine, referencesOf } from './references.ts';
import { readSources, type Source } from './sources.ts';

/** Texts that look like references; one that no form matches leads nowhere. */
const lookalikes = [/\bsections? \d+/g, /(?<![\w%])D\d{1,2}\b/g, /[( ]case \d+(?=[,)])/g];

/** Files that are not in the repository. */
const absent = /specification\.txt|readings\.md|DESIGN\.md/g;

/** Links have a check of their own, and a place of the handbook leads nowhere. */
const withoutLinks = (text: string): string =>
  text.replaceAll(/\[[^\]]*\]\([^)]*\)|<b id="\w+">\w+<\/b>/g, '');

/** References that lead nowhere, and what only looks like one. */
function problems(sources: readonly Source[], anchors: ReadonlySet<string>): string[] {
  return sources.flatMap((source) => {
    const dead = referencesOf(source).filter(({ anchor }) => !anchors.has(anchor));
    const line = withoutLinks(inOneLine(source.text));
    const rest = forms.reduce((text, form) => text.replaceAll(form.text, ''), line);
    const vague = [...lookalikes, absent].flatMap((look) => rest.match(look) ?? []);
    return [
      ...dead.map(({ path, anchor }) => `${path}: no ${anchor} in the handbook`),
      ...vague.map((text) => `${source.path}: where does «${text.trim()}» lead?`),
    ];
  });
}

async function readAll(): Promise<Source[]> {
  const sources = await readSources(
    '{src,stories,tests,.storybook}/**/*.{ts,tsx,md,mdx,css,conf}',
    '*.{md,ts,html}',
  );
  // This file invents references.
  return sources.filter(({ path }) => !import.meta.filename.endsWith(path));
}

test('every reference leads to a place in the handbook', async () => {
  const sources = await readAll();
  expect(sources.flatMap(referencesOf).length).toBeGreaterThan(300);
  expect(problems(sources, await readAnchors())).toEqual([]);
});

test.each([
  ['(specification section 12)', 'a.ts: no Product#section-12 in the handbook'],
  ['specification sections 1, 4 and 12.', 'a.ts: no Product#section-12 in the handbook'],
  ['the specification (section 12)', 'a.ts: no Product#section-12 in the handbook'],
  ['/**\n * By the specification\n * section 12.\n */', 'a.ts: no Product#section-12 in the handbook'],
  ['(design section 40)', 'a.ts: no Design#section-40 in the handbook'],
  ['(readings D2, D99)', 'a.ts: no Readings#d99 in the handbook'],
  ["test('a reload (case 2, 71)')", 'a.ts: no Cases#case-71 in the handbook'],
  ["test('a reload (F1, F99, case 2)')", 'a.ts: no Cases#f99 in the handbook'],
  ['as section 5 says', 'a.ts: where does «section 5» lead?'],
  ['as D14 says', 'a.ts: where does «D14» lead?'],
  ['see case 5, please', 'a.ts: where does «case 5» lead?'],
  ['see readings.md', 'a.ts: where does «readings.md» lead?'],
  ['named by DESIGN.md.', 'a.ts: where does «DESIGN.md» lead?'],
])('the check sees that «%s» leads nowhere', async (text, problem) => {
  expect(problems([{ path: 'a.ts', text }], await readAnchors())).toEqual([problem]);
});

test.each([
  '(specification section 2, readings D23)',
  "the specification's (section 1)",
  '(specification sections 1, 4, 5, 9; readings D11, D12)',
  '(design section 3) and [D6](?path=/docs/handbook-readings--docs#d6)',
  "test('one request (F1, F7, case 41, 66)')",
])('the check resolves «%s»', async (text) => {
  expect(problems([{ path: 'a.ts', text }], await readAnchors())).toEqual([]);
});
