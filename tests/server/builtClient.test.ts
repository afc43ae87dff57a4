import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { swapIn } from '#src/build/output.ts';
import { readClient } from '#src/server/http/builtClient.ts';
import { temporaryFolder } from './support/serverProcess.ts';

const assets = Array.from({ length: 30 }, (_, index) => `assets/${index}.js`);

/** A build in which every file holds its mark. */
function makeBuild(folder: string, mark: string): string {
  const build = mkdtempSync(join(folder, 'build-'));
  mkdirSync(join(build, 'assets'));
  for (const name of ['index.html', ...assets]) writeFileSync(join(build, name), mark);
  return build;
}

/** Marks of the files that a server would send. */
async function marksAt(place: string): Promise<Set<string>> {
  const { documents, files } = await readClient(place, 'https://soavtor.example');
  return new Set([...documents.values(), ...files.values()].map(({ content }) => content.toString()));
}

test('a build takes the place of the one before', async () => {
  const folder = temporaryFolder();
  const place = join(folder, 'client');
  for (const mark of ['first', 'second']) {
    await swapIn(makeBuild(folder, mark), place);
    expect(await marksAt(place)).toEqual(new Set([mark]));
  }
});

test('a server that starts while builds take each other’s place serves one of them whole, or nothing', async () => {
  const folder = temporaryFolder();
  const place = join(folder, 'client');
  await swapIn(makeBuild(folder, 'first'), place);
  const outcomes: (number | string)[] = [];
  const read = async () => {
    while (outcomes.length < 40) outcomes.push(await marksAt(place).then(({ size }) => size, String));
  };
  const swap = async () => {
    while (outcomes.length < 40) await swapIn(makeBuild(folder, `build ${outcomes.length}`), place);
  };
  await Promise.all([read(), swap()]);
  const isNothing = (outcome: number | string) => /^StartError: .* Start again\.$/.test(String(outcome));
  expect(outcomes.filter((outcome) => outcome !== 1 && !isNothing(outcome))).toEqual([]);
});
