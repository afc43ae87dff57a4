import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const root = join(import.meta.dirname, '../..');
const packed = join(root, 'node_modules/@sparticuz/chromium');

/**
 * Path of the pinned Chromium that all browser tests use, unpacked on first use into a folder named by its version.
 * `CHROMIUM=path` in the environment takes another browser; committed pixels then differ.
 */
export async function chromiumPath(): Promise<string> {
  const own = process.env['CHROMIUM'];
  if (own) return own;
  const { version } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8')) as { version: string };
  const folder = join(root, `node_modules/.cache/chromium-${version}`);
  const binary = join(folder, 'chromium');
  if (existsSync(binary)) return binary;
  await mkdir(folder, { recursive: true });
  // Renamed only when whole: an interrupted run leaves nothing that looks like a browser.
  const partial = `${binary}.${process.pid}`;
  await pipeline(
    createReadStream(join(packed, 'bin/chromium.br')),
    createBrotliDecompress(),
    createWriteStream(partial),
  );
  await chmod(partial, 0o755);
  await rename(partial, binary);
  return binary;
}

/** Flags for a quiet, offline, repeatable browser. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // A part repainted on its own rounds the edges of curves otherwise than the whole: pictures would depend on timing.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  // The same arithmetic on every processor.
  '--disable-skia-runtime-opts',
];
