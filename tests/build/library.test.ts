import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromiumArgs, chromiumPath } from '#tests/setup/chromium.ts';
import { npmRun } from '#tests/setup/npmRun.ts';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);

/** Another application: three components of the library, and its style sheet. */
const main = `
import 'soavtor/style.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Banner } from 'soavtor/components/primitives/Banner';
import { Button, type ButtonProps } from 'soavtor/components/primitives/Button';
import { TextField } from 'soavtor/components/primitives/TextField';

const press: ButtonProps['onPress'] = () => document.body.append('Нажато');

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <StrictMode>
    <Banner tone="success">Готово</Banner>
    <TextField label="Имя" name="name" />
    <Button onPress={press}>Дальше</Button>
  </StrictMode>,
);
`;

const files = {
  'package.json': '{ "type": "module" }',
  'index.html': '<!doctype html><html lang="ru"><body><script type="module" src="/main.tsx"></script>',
  'main.tsx': main,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      ...{ strict: true, noEmit: true, jsx: 'react-jsx', target: 'es2023', types: [] },
      ...{ module: 'esnext', moduleResolution: 'bundler', noUncheckedSideEffectImports: true },
    },
    files: ['main.tsx'],
  }),
};

interface Package {
  exports: Readonly<Record<string, { types: string; default: string }>>;
  peerDependencies: Readonly<Record<string, string>>;
  dependencies: Readonly<Record<string, string>>;
}

let app = '';
let library = '';
let description: Package;

/** Packs the library and unpacks it in the application, with the packages that it asks for and the types of React. */
beforeAll(async () => {
  app = await mkdtemp(join(tmpdir(), 'library-'));
  library = join(app, 'node_modules/soavtor');
  await mkdir(library, { recursive: true });
  await npmRun('build:library');
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', app], {
    cwd: 'dist/library',
  });
  await run('tar', ['-xzf', join(app, stdout.trim()), '--strip-components=1', '-C', library]);
  description = JSON.parse(await readFile(join(library, 'package.json'), 'utf8'));
  const { peerDependencies, dependencies } = description;
  const installed = { ...peerDependencies, ...dependencies, '@types/react': '', '@types/react-dom': '' };
  for (const name of Object.keys(installed)) {
    const place = join(app, 'node_modules', name);
    await mkdir(dirname(place), { recursive: true });
    await symlink(resolve('node_modules', name), place);
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(app, name), text);
}, 120_000);

afterAll(() => rm(app, { recursive: true }));

test('every export of the packed library leads to code and to types', async () => {
  const paths = Object.values(description.exports).flatMap((entry) => [entry.types, entry.default]);
  expect(paths.length).toBeGreaterThan(100);
  await Promise.all(paths.map((path) => access(join(library, path))));
});

test('it asks for ranges of what the application brings', () => {
  expect(Object.keys(description.peerDependencies)).toEqual(['react', 'react-aria-components', 'react-dom']);
  const ranges = Object.values({ ...description.peerDependencies, ...description.dependencies });
  for (const range of ranges) expect(range).toMatch(/^\^\d/);
});

test('another application type-checks with it', async () => {
  const { stdout } = await run(resolve('node_modules/.bin/tsc'), ['-p', app]);
  expect(stdout).toBe('');
}, 60_000);

test('another application built with Vite shows its components, light and dark', async () => {
  await build({ root: app, configFile: false, logLevel: 'error' });
  const server = await preview({ root: app, configFile: false, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  try {
    const page = await browser.newPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.getByRole('textbox', { name: 'Имя' }).fill('Анна');
    await page.getByText('Готово').waitFor();
    await page.getByRole('button', { name: 'Дальше' }).click();
    await page.getByText('Нажато').waitFor();

    const background = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await background()).toBe('rgb(241, 243, 238)');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background()).toBe('rgb(12, 21, 18)');
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
}, 60_000);
