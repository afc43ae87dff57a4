import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFolder } from './compress.ts';
import type { PrerenderedDocument } from './documents.tsx';
import { fillTemplate, type Head } from './html.ts';
import { buildScript } from './script.ts';

/**
 * Last step of `npm run build`, after Vite has built the client and the server rendering: writes the HTML documents
 * into `dist/client`, compresses everything there, and takes the manifest out of what is served.
 */

const root = join(import.meta.dirname, '../../..');
const client = join(root, 'dist/client');

const { prerenderDocuments } = (await import(pathToFileURL(join(root, 'dist/ssr/documents.js')).href)) as {
  prerenderDocuments: () => Promise<PrerenderedDocument[]>;
};

const template = await readFile(join(client, 'index.html'), 'utf8');
const head: Head = {
  scripts: { starter: await buildScript('starter'), appearance: await buildScript('appearance') },
  year: new Date().getFullYear(),
};
for (const page of await prerenderDocuments()) {
  await writeFile(join(client, page.file), fillTemplate(template, page, head));
}
// The size test reads it; nobody else needs to know the parts of the build.
await mkdir(join(root, 'dist'), { recursive: true });
await rename(join(client, '.vite/manifest.json'), join(root, 'dist/manifest.json'));
await rm(join(client, '.vite'), { recursive: true });
// The server compares: a client built with other settings is built anew.
const settings = Object.entries(process.env).filter(([name]) => /^VITE_|^PUBLIC_URL$/.test(name));
await writeFile(join(root, 'dist/settings.json'), JSON.stringify(Object.fromEntries(settings)));
await compressFolder(client);
