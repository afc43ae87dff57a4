import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { dotted, nodes, place, readSources } from './sources.ts';
import { testTitles } from './testTitles.ts';

/** A row of the page: numbers of the standard, and its text. */
interface Row {
  readonly numbers: readonly string[];
  /** Tests as the page names them: `tests/a.test.ts › group › title`. */
  readonly proofs: readonly string[];
  /** Reasons why we deviate, or cannot prove it. */
  readonly reasons: readonly string[];
}

function readRows(page: string): Row[] {
  return page
    .split(/^- (?=\*\*)/m)
    .slice(1)
    .map((text) => {
      const [, numbers = ''] = /^\*\*([\d., ]+)\*\* \S/.exec(text) ?? [];
      const lines = text.split(/^ {2}- /m).slice(1);
      return {
        numbers: numbers.split(', '),
        proofs: lines.flatMap((line) => /^`(.+)`/.exec(line)?.[1] ?? []),
        reasons: lines.filter((line) => /^(?:Deviates|Not ours): \S/.test(line)),
      };
    });
}

/** Problems of the rows, given the existing tests. */
function problems(rows: readonly Row[], tests: ReadonlySet<string>): string[] {
  const seen = new Set<string>();
  return rows.flatMap(({ numbers, proofs, reasons }) => {
    const name = numbers.join(', ');
    const found = proofs.filter((proof) => !tests.has(proof)).map((proof) => `${name}: no test ${proof}`);
    if (proofs.length + reasons.length === 0) found.push(`${name}: neither a test nor a reason`);
    for (const number of numbers) {
      if (!/^\d+\.\d+\.\d+$/.test(number)) found.push(`«${number}» is no number of the standard`);
      if (seen.has(number)) found.push(`${number} stands twice`);
      seen.add(number);
    }
    return found;
  });
}

const readPage = async () => readRows(await readFile('src/server/SECURITY.md', 'utf8'));

test('every row of the security page has a test that exists, or a reason', async () => {
  const sources = await readSources('tests/**/*.{ts,tsx}');
  const tests = new Set(
    sources.flatMap((source) => testTitles(source).map((title) => `${source.path} › ${title}`)),
  );
  const rows = await readPage();
  expect(rows.length).toBeGreaterThan(50);
  expect(problems(rows, tests)).toEqual([]);
});

test('what the specification makes otherwise is on the page as such', async () => {
  const deviations = (await readPage()).filter(({ reasons }) => reasons.length > 0);
  expect(deviations.flatMap(({ numbers }) => numbers)).toEqual(
    expect.arrayContaining(['3.3.1', '3.3.3', '3.3.4', '6.2.5', '6.3.3', '6.3.8', '10.1.1', '14.2.1']),
  );
});

test('the check sees a row without test or reason, a missing test, and a number that stands twice', () => {
  const page = [
    '- **1.1.1** Asked, and proved.',
    '  - `tests/a.test.ts › group › title`',
    '- **1.1.2** Asked, and it is otherwise.',
    '  - Deviates: for a reason that takes',
    '    two lines.',
    '- **1.1.3** Asked, and that is all.',
    '- **1.1.1, 1.2** Asked again.',
    '  - `tests/a.test.ts › another title`',
    '- **1.1.4** Deviates: says the row itself.',
  ].join('\n');
  expect(problems(readRows(page), new Set(['tests/a.test.ts › group › title']))).toEqual([
    '1.1.3: neither a test nor a reason',
    '1.1.1, 1.2: no test tests/a.test.ts › another title',
    '1.1.1 stands twice',
    '«1.2» is no number of the standard',
    '1.1.4: neither a test nor a reason',
  ]);
});

test('a test is known by its groups and its title as they are written', () => {
  const text = `
    describe('group', () => {
      it.each([[1]])('of %s', () => {});
      it.skip('left out', () => {});
      for (const name of names) test(\`of \${name}\`, async () => {});
    });
    test.describe('pages', () => void test('open', () => {}));
    test('alone', { timeout: 1 }, () => expect(/x/.test('no title')).toBe(false));`;
  expect(testTitles({ path: 'a.test.ts', text })).toEqual([
    'group › of %s',
    'group › of ${name}',
    'pages › open',
    'alone',
  ]);
});

test('nothing of the server comes from Math.random', async () => {
  const sources = await readSources('src/server/**/*.ts');
  const uses = sources.flatMap((source) =>
    [...nodes(source)].flatMap(({ node }) => (dotted(node) === 'Math.random' ? [place(source, node)] : [])),
  );
  expect(uses).toEqual([]);
});

test('no handler of the server spreads a request: it names the fields that it takes', async () => {
  const sources = await readSources('src/server/**/*.ts');
  const uses = sources.flatMap((source) =>
    [...nodes(source)].flatMap(({ node }) => {
      const spread = node.type === 'SpreadElement' ? dotted(node['argument']) : undefined;
      return /(^|\.)request\.(body|params|query)$/.test(spread ?? '') ? [place(source, node)] : [];
    }),
  );
  expect(uses).toEqual([]);
});
