import { relative } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** `node_modules/swr` of a module's path; undefined for our own. */
function packageOf(id: string): string | undefined {
  // The bundlers' own pieces.
  const [, bundler] = /^\0(vite|rolldown)\//.exec(id) ?? [];
  if (bundler !== undefined) return `node_modules/${bundler}`;
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(relative(process.cwd(), id))?.[0];
}

/** `src/theme/fonts/literata` of its file `literata-latin.woff2`. */
const typefaceOf = (file: string): string | undefined => /^(.*\/[^/]+?)-[^/]*\.woff2$/.exec(file)?.[1];

function partsOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): (string | undefined)[] {
  if (file.type === 'asset') return file.originalFileNames.map(typefaceOf);
  const modules = Object.entries(file.modules).filter(([, { renderedLength }]) => renderedLength > 0);
  return modules.map(([id]) => packageOf(id));
}

/**
 * The folders of the packages whose code is in the built client, its workers included, and its typefaces; for each captcha
 * that it can be built with.
 */
export async function clientParts(): Promise<string[]> {
  const parts = new Set<string>();
  const collect = (): Plugin => ({
    name: 'collect-parts',
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle).flatMap(partsOf)) if (part !== undefined) parts.add(part);
    },
  });
  for (const captcha of ['altcha', 'smartcaptcha']) {
    process.env['VITE_CAPTCHA'] = captcha;
    await build({
      logLevel: 'error',
      plugins: [collect()],
      worker: { plugins: () => [collect()] },
      build: { write: false },
    });
  }
  return [...parts];
}
