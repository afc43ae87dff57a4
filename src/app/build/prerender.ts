import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressFolder } from './compress.ts';
import type { PrerenderedDocument } from './documents.tsx';
import { fillTemplate } from './html.ts';

/**
 * Last step of `npm run build`, after Vite has built the client and the server rendering: writes the HTML documents and
 * the starter into `dist/client`, compresses everything there, and takes the manifest out of what is served.
 */

const root = join(import.meta.dirname, '../../..');
const client = join(root, 'dist/client');

/** Builds the starter and returns its address. */
async function writeStarter(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: join(import.meta.dirname, 'starter.ts'), formats: ['iife'], name: 'starter' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error('The starter was not built');
  const { code } = output.output[0];
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const address = `/assets/starter-${hash}.js`;
  await writeFile(join(client, address), code);
  return address;
}

const { prerenderDocuments } = (await import(pathToFileURL(join(root, 'dist/ssr/documents.js')).href)) as {
  prerenderDocuments: () => Promise<PrerenderedDocument[]>;
};

const template = await readFile(join(client, 'index.html'), 'utf8');
const starter = await writeStarter();
const year = new Date().getFullYear();
for (const page of await prerenderDocuments()) {
  await writeFile(join(client, page.file), fillTemplate(template, page, starter, year));
}
// The size test reads it; nobody else needs to know the parts of the build.
await mkdir(join(root, 'dist'), { recursive: true });
await rename(join(client, '.vite/manifest.json'), join(root, 'dist/manifest.json'));
await rm(join(client, '.vite'), { recursive: true });
// The server compares: a client built with other settings is built anew.
const settings = Object.entries(process.env).filter(([name]) => /^VITE_|^PUBLIC_URL$/.test(name));
await writeFile(join(root, 'dist/settings.json'), JSON.stringify(Object.fromEntries(settings)));
await compressFolder(client);
