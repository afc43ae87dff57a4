import { glob, readFile } from 'node:fs/promises';
import { parseAst } from 'vite';

// Brought in by transforms, so no file of ours names them.
const injected = [
  '@vanilla-extract/recipes/createRuntimeFn',
  '@storybook/react-dom-shim',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
];

/**
 * Packages that run in the browser during tests, for Vite's `optimizeDeps.include`. A package that Vite meets in the
 * middle of a run makes it bundle again and reload the page, and the test of that moment fails.
 */
export async function browserDependencies(): Promise<string[]> {
  const found = new Set(injected);
  for await (const file of glob('{src,stories,tests,.storybook}/**/*.tsx')) {
    const program = parseAst(await readFile(file, 'utf8'), { lang: 'tsx' });
    for (const node of program.body) {
      if (node.type !== 'ImportDeclaration' || node.importKind === 'type') continue;
      if (/^[@a-z]/.test(node.source.value)) found.add(node.source.value);
    }
  }
  return [...found];
}
