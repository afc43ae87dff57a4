import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

interface Chunk {
  file: string;
  isDynamicEntry?: boolean;
  /** Keys of the chunks that come with it. */
  imports?: string[];
  dynamicImports?: string[];
}

type Manifest = Record<string, Chunk>;

/** Brotli bytes of JavaScript that a visitor downloads before anything is pressed. */
const landingLimit = 102_500;

/** What nobody needs before they ask for it, by the beginning of its source. */
const onRequest = ['src/app/landing/Popups.tsx', 'src/app/inner/InnerArea.tsx', 'src/captcha/'];

/** Keys of a chunk and of everything that the browser downloads along with it. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, seen);
  return seen;
}

/** Beginnings of `onRequest` that have no chunk of their own, or whose chunk comes with the landing page. */
function arriveEarly(manifest: Manifest): string[] {
  const first = closure(manifest, 'index.html');
  return onRequest.filter((start) => {
    const own = Object.keys(manifest).filter((key) => key.startsWith(start) && manifest[key]?.isDynamicEntry);
    return own.length === 0 || own.some((key) => first.has(key));
  });
}

const read = async (): Promise<Manifest> => JSON.parse(await readFile('dist/manifest.json', 'utf8'));

test('the landing page needs little JavaScript', async () => {
  const manifest = await read();
  const files = [...closure(manifest, 'index.html')].flatMap((key) => manifest[key]?.file ?? []);
  const sizes = await Promise.all(
    files.map(async (file) => brotliCompressSync(await readFile(`dist/client/${file}`)).length),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`Landing JavaScript: ${total} of ${landingLimit} bytes in ${files.length} files`);
  expect(total).toBeLessThanOrEqual(landingLimit);
});

test('popups, captcha and the inner area are downloaded on request', async () => {
  expect(arriveEarly(await read())).toEqual([]);
});

test('the check sees a popup that comes with the landing page', () => {
  const lazy = (file: string): Chunk => ({ file, isDynamicEntry: true });
  const manifest: Manifest = {
    'index.html': { file: 'main.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js' },
    'src/app/landing/Popups.tsx': lazy('popups.js'),
    'src/app/inner/InnerArea.tsx': lazy('inner.js'),
    'src/captcha/altcha/Altcha.tsx': lazy('altcha.js'),
  };
  expect(arriveEarly(manifest)).toEqual([]);
  const early = { ...manifest, '_shared.js': { file: 'shared.js', imports: ['src/app/landing/Popups.tsx'] } };
  expect(arriveEarly(early)).toEqual(['src/app/landing/Popups.tsx']);
  const { 'src/captcha/altcha/Altcha.tsx': merged, ...rest } = manifest;
  expect(merged && arriveEarly(rest)).toEqual(['src/captcha/']);
});
