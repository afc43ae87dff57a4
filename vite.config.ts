import { globSync } from 'node:fs';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { contractValues, trustedAnnouncer } from './src/build/plugins.ts';
import { libraryPackage } from './src/build/libraryPackage.ts';
import { texts } from './src/build/texts/plugin.ts';
import project from './package.json' with { type: 'json' };

const shared: BuildEnvironmentOptions = {
  target: 'es2022',
  // `:has()` and container units need these anyway: no prefixes for older ones.
  cssTarget: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
  // Art stays out of the JavaScript: a data URI would be downloaded twice, in the page and in its script.
  assetsInlineLimit: 0,
};

const client: BuildEnvironmentOptions = {
  ...shared,
  // Read by the budgets of the pages.
  manifest: true,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    // One script and one style sheet for the first page: Vite alone makes 41 and 21 files of them, 17 KB more.
    output: { codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] } },
  },
};

/** `--mode library`: the components for other applications, module by module, with one style sheet. */
const library: BuildEnvironmentOptions = {
  ...shared,
  outDir: 'dist/library',
  copyPublicDir: false,
  cssCodeSplit: false,
  minify: false,
  modulePreload: false,
  rolldownOptions: {
    input: [
      ...globSync('src/components/*/*/*.tsx').filter((file) => /\/(\w+)\/\1\w*\.tsx$/.test(file)),
      ...globSync('src/theme/{index,global}.ts'),
    ],
    external: /^(?!#src\/)[@\w]/,
    preserveEntrySignatures: 'strict',
    output: {
      preserveModules: true,
      preserveModulesRoot: 'src',
      entryFileNames: '[name].js',
      assetFileNames: '[name][extname]',
    },
  },
};

export default defineConfig(async ({ mode }) => ({
  resolve: {
    // React has had the hook since version 18; SWR still brings its own for older ones.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  base: mode === 'library' ? './' : '/',
  plugins: [
    react(),
    texts,
    contractValues,
    vanillaExtractPlugin(),
    trustedAnnouncer,
    { ...optimizeLocales.vite({ locales: ['ru-RU'] }), enforce: 'pre' as const },
    mode === 'library' && libraryPackage(project),
  ],
  build: mode === 'library' ? library : client,
  // Test tools are not installed where the product only runs.
  test: process.env['VITEST'] ? await (await import('./tests/setup/projects.ts')).testConfig() : {},
}));
