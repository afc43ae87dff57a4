import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readSources } from '#tests/architecture/sources.ts';
import { readDesignSections } from './readDesignSections.ts';
import { readMessages } from './readMessages.ts';
import { readTokenUses } from './readTokenUses.ts';

async function readSourceFacts(): Promise<string> {
  const product = await readSources('src/**/*.{ts,tsx}');
  const stories = await readSources('stories/**/*.stories.tsx');
  const specification = await readSources('stories/handbook/Product.mdx');
  const messages = readMessages(product, stories, specification[0]?.text ?? '');
  return `export const tokenUses = ${JSON.stringify(readTokenUses(product))};
    export const messages = ${JSON.stringify(messages)};`;
}

async function readDesignFacts(): Promise<string> {
  const components = await readSources('src/components/**/*.{ts,tsx}');
  const [handbook] = await readSources('stories/handbook/Design.mdx');
  return `export const designSections = ${JSON.stringify(readDesignSections(components, handbook?.text ?? ''))};`;
}

/**
 * Imports of `sources.facts` as data: what the pages of the foundations tell of the sources, read at the start. And of
 * `design.facts`: which sections of the design the components follow, for their pages.
 */
export const facts: Plugin = {
  name: 'facts',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/(?:sources|design)\.facts$/ },
    handler: (source, importer = '') => join(dirname(importer), source),
  },
  load: {
    filter: { id: /\/(?:sources|design)\.facts$/ },
    handler: (id) => (id.endsWith('/design.facts') ? readDesignFacts() : readSourceFacts()),
  },
};
