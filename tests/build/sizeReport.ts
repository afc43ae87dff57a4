import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sonda from 'sonda/vite';
import { build } from 'vite';

/** Brotli bytes of every chunk of the client, and roughly of what each folder and package weighs in it. */
export type SizeReport = Readonly<
  Record<string, { brotli: number; parts: Readonly<Record<string, number>> }>
>;

/** The part of Sonda's report that is read here. */
interface Sonda {
  readonly resources: readonly (
    | { readonly kind: 'asset'; readonly name: string; readonly brotli: number }
    | { readonly kind: 'chunk'; readonly name: string; readonly brotli: number; readonly parent: string }
    | { readonly kind: 'filesystem' }
  )[];
}

/** A change beyond this share has to be accepted by hand. */
const tolerance = 0.02;

/** `Popup-BxJury0u.js` → `Popup.js`: what stays from build to build. */
const withoutHash = (file: string): string => basename(file).replace(/-[\w-]{8}(?=\.\w+$)/, '');

/**
 * `node_modules/@scope/name/…` → `@scope/name`, `src/components/popups/…` → `src/components/popups`. What has no source
 * map is the bundler's own and the router, which `vite.config.ts` changes.
 */
const partOf = (path: string): string =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ??
  /^(src\/\w+(?:\/\w+(?=\/))?)/.exec(path)?.[1] ??
  'unassigned';

/** Sizes added up by name, the greatest first. */
function addUp(items: Iterable<readonly [name: string, brotli: number]>): [name: string, brotli: number][] {
  const sums = new Map<string, number>();
  for (const [name, brotli] of items) sums.set(name, (sums.get(name) ?? 0) + brotli);
  return [...sums].toSorted(([, a], [, b]) => b - a);
}

async function weighStyles(client: string): Promise<[name: string, brotli: number][]> {
  const paths = (await readdir(join(client, 'assets'), { withFileTypes: true }))
    .filter(({ name }) => name.endsWith('.css'))
    .map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(paths.map(async (path) => [path, brotliCompressSync(await readFile(path)).length]));
}

/** Builds the client into a folder of its own and weighs it. */
export async function weighBuild(): Promise<SizeReport> {
  const folder = await mkdtemp(join(tmpdir(), 'soavtor-size-'));
  try {
    const filename = join(folder, 'report.json');
    const client = join(folder, 'client');
    await build({
      logLevel: 'error',
      plugins: [sonda({ format: 'json', filename, brotli: true, open: false, include: [/\.js$/] })],
      build: { outDir: client, sourcemap: true, emptyOutDir: true },
    });
    const { resources } = JSON.parse(await readFile(filename, 'utf8')) as Sonda;
    const scripts = resources.filter((resource) => resource.kind === 'asset');
    const pieces = resources.filter((resource) => resource.kind === 'chunk');
    const files = [
      ...scripts.map(({ name, brotli }) => [name, brotli] as const),
      ...(await weighStyles(client)),
    ];
    return Object.fromEntries(
      addUp(files.map(([name, brotli]) => [withoutHash(name), brotli])).map(([file, brotli]) => {
        const inside = pieces.filter(({ parent }) => withoutHash(parent) === file);
        const parts = addUp(inside.map((piece) => [partOf(piece.name), piece.brotli]));
        return [file, { brotli, parts: Object.fromEntries(parts) }];
      }),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What has changed by more than the tolerance, in sentences. */
export function changes(before: SizeReport, now: SizeReport): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].flatMap((name) => {
    const [was, is] = [before[name]?.brotli ?? 0, now[name]?.brotli ?? 0];
    return Math.abs(is - was) > tolerance * was ? [`${name}: ${was} → ${is} bytes`] : [];
  });
}
