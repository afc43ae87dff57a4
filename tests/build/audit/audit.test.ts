import { expect, onTestFinished, test, vi } from 'vitest';
import { readAdvisories } from './advisories.ts';
import { clientParts } from './clientParts.ts';
import { type Package, problems, readPackages } from './licences.ts';
import { billOfMaterials } from './npm.ts';

const under = (licence: string | undefined, name = 'a'): Package => ({
  ...{ name, version: '1.0.0', licence, isTool: false },
});

test('nothing that visitors download is under a copyleft licence', async () => {
  const packages = await readPackages();
  const parts = await clientParts();
  expect(parts).toEqual(
    expect.arrayContaining(['node_modules/react-dom', 'node_modules/@yandex/smart-captcha']),
  );
  // Only its worker needs it.
  expect(parts).toContain('node_modules/altcha');
  expect(parts.filter((part) => !packages.has(part))).toEqual([]);
  const downloaded = parts.flatMap((part) => packages.get(part) ?? []);
  expect(problems(downloaded, [])).toEqual([]);
}, 60_000);

test('every package of the server is under a permissive licence, but for two tools of its build and the library of pictures', async () => {
  const run = [...(await readPackages()).values()].filter(({ isTool }) => !isTool);
  expect(run.length).toBeGreaterThan(100);
  expect(problems([], run)).toEqual([]);
});

test.each(['GPL-3.0-only', 'AGPL-3.0', 'LGPL-2.1', 'MPL-2.0', 'MIT AND GPL-2.0', 'UNLICENSED', undefined])(
  'what visitors download is not under %s',
  (licence) => expect(problems([under(licence)], [])).toHaveLength(1),
);

test.each(['MIT', 'ISC', '(MIT OR GPL-2.0)', 'OFL-1.1'])(
  'what visitors download may be under %s',
  (licence) => expect(problems([under(licence)], [])).toEqual([]),
);

test('a copyleft that ends with its files is for the tools that are named, and for nothing else', () => {
  const [tool, other] = [under('MPL-2.0', 'lightningcss-linux-x64-gnu'), under('MPL-2.0', 'lightning')];
  expect(problems([], [tool])).toEqual([]);
  expect(problems([tool], [])).toHaveLength(1);
  expect(problems([], [other])).toHaveLength(1);
});

test('the bill of materials holds every package of the lockfile, whatever NODE_ENV says', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { bomFormat, components } = await billOfMaterials();
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const packages = [...(await readPackages())].filter(([folder]) => folder.includes('node_modules'));
  const missing = packages.filter(([, { name, version }]) => !listed.has(`${name}@${version}`));
  expect(missing).toEqual([]);
});

test('a registry that does not answer has not found all well', () => {
  const refusal = { message: '405 Method Not Allowed', error: { summary: '' } };
  expect(readAdvisories(JSON.stringify(refusal))).toEqual({ kind: 'refused', reason: refusal.message });
  expect(readAdvisories('')).toEqual({ kind: 'refused', reason: 'no answer' });
});

test('a version known to be bad is told, a grave one apart', () => {
  const vulnerabilities = {
    a: { severity: 'critical', range: '<2.0.0' },
    b: { severity: 'moderate', range: '*' },
  };
  expect(readAdvisories(JSON.stringify({ vulnerabilities: {} }))).toEqual({
    kind: 'told',
    grave: [],
    slight: [],
  });
  expect(readAdvisories(JSON.stringify({ vulnerabilities }))).toEqual({
    ...{ kind: 'told', grave: ['a <2.0.0: critical'], slight: ['b *: moderate'] },
  });
});
