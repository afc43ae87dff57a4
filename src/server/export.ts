import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findClient } from './clientBuild.ts';
import { describeFailure } from './describeFailure.ts';
import { robots, sitemap } from './http/addresses.ts';
import { readClient, type ServedFile } from './http/builtClient.ts';
import { settingsTable } from './settings/index.ts';
import { StartError } from './startError.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Of the settings only this one matters: no server is started. */
function readOrigin(url: string): string {
  try {
    return settingsTable.PUBLIC_URL.parse(url);
  } catch (error) {
    throw new StartError(`PUBLIC_URL=${url}: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

function write(path: string, { content, compressed }: Pick<ServedFile, 'content' | 'compressed'>): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  if (compressed.br) writeFileSync(`${path}.br`, compressed.br);
  if (compressed.gzip) writeFileSync(`${path}.gz`, compressed.gzip);
}

/** `PUBLIC_URL=… npm run export -- FOLDER`: what the server would send, as files for a host of static files. */
async function main(target: string | undefined): Promise<void> {
  const { PUBLIC_URL: url } = process.env;
  if (target === undefined || !url)
    throw new StartError('Name address and folder: PUBLIC_URL=https://example.com npm run export -- FOLDER');
  const origin = readOrigin(url);
  const folder = resolve(target);
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new StartError(`${folder} is not empty. Name another folder.`);

  const { documents, files } = await readClient(findClient(root), origin);
  for (const [name, file] of [...documents, ...files]) write(join(folder, name), file);
  for (const [name, text] of Object.entries({ 'robots.txt': robots(origin), 'sitemap.xml': sitemap(origin) }))
    write(join(folder, name), { content: Buffer.from(text), compressed: {} });
}

try {
  await main(process.argv[2]);
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
