import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import react from '@vitejs/plugin-react';
import { fastify } from 'fastify';
import { generate } from 'selfsigned';
import { build } from 'vite';
import { compressFolder } from '#src/build/output.ts';
import { ghostAnswers, ghostFile, type GhostWidget, isWidget, widgets, withWidget } from './ghost.ts';

/**
 * The landing page as it could be at best, and as it is:
 * `bare` has the system's fonts and no script, `still` is the built page without its scripts. The last two are `still`
 * with a widget of Ghost.
 */
export const variants = ['bare', 'still', 'ours', ...widgets] as const;
export type Variant = (typeof variants)[number];

export interface ServedPages {
  readonly addresses: Readonly<Record<Variant, string>>;
  /** A popup of react-aria with two fields, and nothing else. */
  readonly reactAria: string;
  /** Tiptap with a long post, and nothing else. */
  readonly tiptap: string;
  close(): Promise<void>;
}

/** Files worth compressing. */
const texts = /\.(?:html|js|css|svg)$/;
const scripts = /<script(?![^>]*ld\+json)[^>]*>.*?<\/script>\s*/gs;
const preloads = /<link\s[^>]*rel="(?:module)?preload"[^>]*>\s*/gs;

async function change(path: string, edit: (text: string) => string): Promise<void> {
  const text = await readFile(path, 'utf8');
  const edited = edit(text);
  if (edited === text) throw new Error(`${path} holds nothing to take out`);
  await writeFile(path, edited);
}

async function takeTypefaces(folder: string, page: string): Promise<void> {
  await change(page, (html) => html.replaceAll(preloads, ''));
  const [, css = ''] = /href="(\/assets\/[^"]+\.css)"/.exec(await readFile(page, 'utf8')) ?? [];
  await change(join(folder, css), (text) => text.replaceAll(/@font-face\s*\{[^}]*\}/g, ''));
}

async function addWidget(widget: GhostWidget, folder: string, page: string): Promise<void> {
  await change(page, (html) => withWidget(html, widget));
  await cp(ghostFile(widget), join(folder, `${widget}.min.js`));
}

async function prepare(variant: Variant, folder: string): Promise<void> {
  await cp('dist/client', folder, { recursive: true });
  const page = join(folder, 'index.html');
  if (variant !== 'ours') await change(page, (html) => html.replaceAll(scripts, ''));
  if (variant === 'bare') await takeTypefaces(folder, page);
  else if (isWidget(variant)) await addWidget(variant, folder, page);
  await compressFolder(folder, texts);
}

/** A page that is here in the folder of its name. */
async function buildPage(name: 'reactAria' | 'tiptap', folder: string): Promise<void> {
  const root = join(import.meta.dirname, name);
  await build({ configFile: false, logLevel: 'error', root, plugins: [react()], build: { outDir: folder } });
  await compressFolder(folder, texts);
}

/** As browsers meet it behind a proxy: one connection for everything. The browser must ignore who signed. */
async function serve(folder: string): Promise<{ address: string; close: () => Promise<void> }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const app = fastify({ http2: true, https: { key, cert } });
  await app.register(fastifyStatic, { root: folder, preCompressed: true });
  for (const [path, answer] of Object.entries(ghostAnswers)) app.get(path, async () => answer);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address: `${address}/`, close: () => app.close() };
}

/** Every variant on a loopback port of its own. The client must be built. */
export async function servePages(): Promise<ServedPages> {
  const root = await mkdtemp(join(tmpdir(), 'soavtor-bench-'));
  const open = async (variant: Variant) => {
    await prepare(variant, join(root, variant));
    return [variant, await serve(join(root, variant))] as const;
  };
  const served = await Promise.all(variants.map(open));
  const openBuilt = async (name: 'reactAria' | 'tiptap') => {
    await buildPage(name, join(root, name));
    return serve(join(root, name));
  };
  const [reactAria, tiptap] = await Promise.all([openBuilt('reactAria'), openBuilt('tiptap')]);
  return {
    reactAria: reactAria.address,
    tiptap: tiptap.address,
    addresses: Object.fromEntries(served.map(([variant, { address }]) => [variant, address])) as Record<
      Variant,
      string
    >,
    async close() {
      await Promise.all([reactAria, tiptap, ...served.map(([, site]) => site)].map((site) => site.close()));
      await rm(root, { recursive: true });
    },
  };
}
