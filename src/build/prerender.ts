import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { PrerenderedDocument } from './documents.tsx';
import { fillTemplate, type Head } from './html.ts';

/**
 * Writes the HTML documents of the client.
 * @param client folder into which Vite has built the client: its `index.html` is the template
 * @param ssr folder into which Vite has built `documents.tsx`
 */
export async function prerender(client: string, ssr: string): Promise<void> {
  const { prerenderDocuments } = (await import(pathToFileURL(join(ssr, 'documents.js')).href)) as {
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
}

/**
 * Builds a classic script for the head of a page.
 * @param name of the file beside this one
 * @returns its code
 */
async function buildScript(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: join(import.meta.dirname, `${name}.ts`), formats: ['iife'], name },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error(`${name}.ts was not built`);
  return output.output[0].code.trim();
}
