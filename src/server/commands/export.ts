import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findClient } from '../start/clientBuild.ts';
import { runScript } from '../start/commandLine.ts';
import { robots, sitemap } from '../http/pages.ts';
import { readClient, type ServedFile } from '../http/builtClient.ts';
import { settingsTable } from '../settings/table.ts';
import { StartError } from '../settings/startError.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** No server starts, so this is the only setting read. */
function readOrigin(url = ''): string {
  if (url === '')
    throw new StartError('Name address and folder: PUBLIC_URL=https://example.com npm run export -- FOLDER');
  try {
    return settingsTable.PUBLIC_URL.parse(url);
  } catch (error) {
    throw new StartError(`PUBLIC_URL=${url}: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** @throws {StartError} when something is in the folder, or it cannot be made */
function makeEmpty(folder: string): void {
  let names: string[];
  try {
    if (!existsSync(folder)) mkdirSync(folder);
    names = readdirSync(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartError(`${folder} cannot be used (${code}). Name a new folder within one that is there.`);
  }
  if (names.length > 0) throw new StartError(`${folder} is not empty. Name another folder.`);
}

function write(path: string, { content, compressed }: Pick<ServedFile, 'content' | 'compressed'>): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  if (compressed.br) writeFileSync(`${path}.br`, compressed.br);
  if (compressed.gzip) writeFileSync(`${path}.gz`, compressed.gzip);
}

/** Writes the server's pages and files for a static host. */
async function exportTo(folder: string): Promise<void> {
  const origin = readOrigin(process.env['PUBLIC_URL']);
  const { documents, files } = await readClient(findClient(root), origin);
  makeEmpty(folder);
  for (const [name, file] of [...documents, ...files]) write(join(folder, name), file);
  for (const [name, text] of Object.entries({ 'robots.txt': robots(origin), 'sitemap.xml': sitemap(origin) }))
    write(join(folder, name), { content: Buffer.from(text), compressed: {} });
}

await runScript(
  {
    name: 'npm run export',
    parameters: ['FOLDER'],
    help: 'Writes the built client, with the address of PUBLIC_URL, into a new folder.\n',
  },
  (folder = '') => exportTo(resolve(folder)),
);
