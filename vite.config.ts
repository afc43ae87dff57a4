import { globSync } from 'node:fs';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';
import { className } from './src/app/build/classNames.ts';
import { libraryPackage } from './src/app/build/libraryPackage.ts';
import { pureRouter } from './src/app/build/pureRouter.ts';
import { replyShapes } from './src/app/build/replyShapes.ts';
import { texts } from './src/app/build/texts/plugin.ts';
import { trustedAnnouncer } from './src/app/build/trustedAnnouncer.ts';
import { typesetting } from './src/app/build/typesetting.ts';
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
  // Read by the check of sizes.
  manifest: true,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    treeshake: {
      // Only styles and the entry do something by being imported. Without this a page that takes a skeleton from a
      // component's index.ts, or a hook from a room's, gets everything else there into the first download too.
      moduleSideEffects: [
        { test: /\/src\/(?!theme\/|app\/main\.tsx$).*(?<!\.css)\.tsx?$/, sideEffects: false },
      ],
    },
    // What the first page needs is one script and one style sheet, however many later parts share pieces of it.
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
    input: globSync(['src/components/*/*/index.ts', 'src/theme/{index,global}.ts']),
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

/**
 * V8 compiles functions when they are first called, on the thread that answers taps. With this first line it compiles
 * them all while the script downloads, on another: https://v8.dev/blog/explicit-compile-hints. To be deleted when
 * Rolldown can put a line before what Vite writes at the top.
 */
const compileEarly: Plugin = {
  name: 'compile-early',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // After Vite, which puts the list of later parts before everything else.
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      if (chunks.length === 0) throw new Error('No script to compile early');
      for (const chunk of chunks) {
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        const map = bundle[`${chunk.fileName}.map`];
        if (map?.type !== 'asset') continue;
        const moved = String(map.source).replace('"mappings":"', '$&;');
        if (moved === map.source) throw new Error(`The source map of ${chunk.fileName} has no mappings`);
        map.source = moved;
      }
    },
  },
};

export default defineConfig(async ({ command, mode }) => ({
  resolve: {
    // React has had the hook since version 18; SWR still brings its own for older ones.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  base: mode === 'library' ? './' : '/',
  plugins: [
    react(),
    texts,
    replyShapes,
    typesetting,
    // The library's names are to stay unlike those of the application that takes it.
    vanillaExtractPlugin(command === 'build' && mode !== 'library' ? { identifiers: className } : {}),
    pureRouter,
    trustedAnnouncer,
    { ...optimizeLocales.vite({ locales: ['ru-RU'] }), enforce: 'pre' as const },
    mode === 'library' ? libraryPackage(project) : compileEarly,
  ],
  build: mode === 'library' ? library : client,
  // Test tools are not installed where the product only runs.
  test: process.env['VITEST'] ? await (await import('./tests/setup/projects.ts')).testConfig() : {},
}));
