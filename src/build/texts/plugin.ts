import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import MiniSearch from 'minisearch';
import type { Plugin } from 'vite';
import { type Searched, searchOptions } from '#src/app/knowledge/searchOptions.ts';
import type { Block, RichText } from '#src/components/sections/Prose/Prose.tsx';
import { parseText } from './parseText.ts';

const ending = '.search';

/**
 * Imports of texts as data, so that neither a parser nor what is only searched is downloaded:
 * `*.md` is the parsed text, in which `{{name}}` stands for one of the `placeholders` of `src/app/shared/text.ts`;
 * `./folder.search` is the search index of the Markdown files in `./folder`.
 */
export const texts: Plugin = {
  name: 'texts',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\.search$/ },
    handler: (source, importer = '') => join(dirname(importer), source),
  },
  load: {
    filter: { id: /\.search$/ },
    handler: (id) => `export const index = ${JSON.stringify(buildIndex(id.slice(0, -ending.length)))};`,
  },
  transform: {
    filter: { id: /\.md$/ },
    handler(source) {
      const data = JSON.stringify(parseText(source)).replaceAll(/\{\{(\w+)\}\}/g, '" + placeholders.$1 + "');
      const code = `import { placeholders } from '#src/app/shared/text.ts';\nexport const text = ${data};`;
      return { code, map: null };
    },
  },
};

/** The index of every Markdown file of a folder, by the names of the files. */
function buildIndex(folder: string): MiniSearch<Searched> {
  const index = new MiniSearch<Searched>(searchOptions);
  for (const name of globSync('*.md', { cwd: folder })) {
    const { title, description, sections } = parseText(readFileSync(join(folder, name), 'utf8'));
    const body = sections.flatMap((section) => [section.title, ...section.blocks.flatMap(wordsOf)]).join(' ');
    index.add({ id: basename(name, '.md'), title, description, body });
  }
  return index;
}

function wordsOf(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [plain(block.text)];
    case 'numbers':
    case 'bullets':
      return block.items.map(plain);
    case 'table':
      return block.rows.flat().map(plain);
  }
}

const plain = (text: RichText): string =>
  typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
