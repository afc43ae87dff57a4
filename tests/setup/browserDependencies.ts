import { glob, readFile } from 'node:fs/promises';
import { parseAst } from 'vite';

// Transforms add these imports, so no source file has them.
const injected = [
  '@vanilla-extract/recipes/createRuntimeFn',
  '@storybook/react-dom-shim',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  // Downloaded when a file is chosen: no file begins with its import.
  'tus-js-client',
];

const browserFiles = [
  '{src,stories,tests,.storybook}/**/*.tsx',
  'src/{api,captcha,compare,data,session,status,subscriptions}/**/*.ts',
  'src/app/**/*.ts',
  'stories/flows/**/*.ts',
];

/**
 * Packages that run in the browser during tests, for Vite's `optimizeDeps.include`. A package that Vite meets in the
 * middle of a run makes it bundle again and reload the page, and the test of that moment fails.
 */
export async function browserDependencies(): Promise<string[]> {
  const found = new Set(injected);
  for await (const file of glob(browserFiles)) {
    const program = parseAst(await readFile(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' });
    for (const node of program.body) {
      if (node.type !== 'ImportDeclaration' || node.importKind === 'type') continue;
      if (/^[@a-z][^?]*$/.test(node.source.value)) found.add(node.source.value);
    }
  }
  return [...found];
}
