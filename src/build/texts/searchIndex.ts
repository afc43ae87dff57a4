import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import MiniSearch from 'minisearch';
import type { Block, RichText } from '#src/components/sections/Prose/index.ts';
import { type Searched, searchOptions } from '#src/app/knowledge/searchOptions.ts';
import { parseText } from './parseText.ts';

/** The index of every Markdown file of a folder, by the names of the files. */
export function buildIndex(folder: string): MiniSearch<Searched> {
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
