import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, loadEnv } from 'vite';
import { feesProblem } from '#src/fees.ts';
import { compressFolder, swapIn } from './output.ts';
import { prerender } from './prerender.ts';

/**
 * `npm run build`: client, prerendered pages, compressed files in `dist/client`. All of it is made in a folder beside: a
 * server may be working with what was built before, and another build may be running.
 */

const root = join(import.meta.dirname, '../..');
const wrongFees = feesProblem(loadEnv('production', root));
if (wrongFees !== undefined) {
  process.stderr.write(`${wrongFees}\n`);
  process.exit(1);
}
const dist = join(root, 'dist');
await mkdir(dist, { recursive: true });
const folder = await mkdtemp(join(dist, 'build-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const client = join(folder, 'client');
const ssr = join(folder, 'ssr');
await build({ root, build: { outDir: client } });
await build({ root, build: { outDir: ssr, ssr: 'src/build/documents.tsx' } });
await prerender(client, ssr);
// Pages are compressed where the site's address is put into them.
await compressFolder(client, /^[^.].*\.(?:js|css|svg|json|txt|xml)$/);
// The server compares: a client built with other settings is built again. In a folder of Vite's that is not served.
const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
await writeFile(join(client, '.vite/settings.json'), JSON.stringify(Object.fromEntries(settings)));
await swapIn(client, join(dist, 'client'));
