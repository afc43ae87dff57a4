import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { parseText } from './parseText.ts';
import { buildIndex } from './searchIndex.ts';

const ending = '.search';

/**
 * Imports of texts as data, so that neither a parser nor what is only searched is downloaded:
 * `*.md` is the parsed text, in which `{{name}}` stands for a value of `src/app/shared/texts.ts`;
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
      const data = JSON.stringify(parseText(source)).replaceAll(/\{\{(\w+)\}\}/g, '" + texts.$1 + "');
      return { code: `import { texts } from '#src/app/shared/texts.ts';\nexport const text = ${data};`, map: null };
    },
  },
};
