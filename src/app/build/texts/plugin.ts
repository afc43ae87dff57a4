import type { Plugin } from 'vite';
import { parseText } from './parseText.ts';

/**
 * Imports of `*.md`: the parsed text as data, so that no parser is downloaded. `{{name}}` stands for the name of
 * `src/brand.ts`.
 */
export const texts: Plugin = {
  name: 'texts',
  enforce: 'pre',
  transform: {
    filter: { id: /\.md$/ },
    handler(source) {
      const data = JSON.stringify(parseText(source)).replaceAll(/\{\{(\w+)\}\}/g, '" + brand.$1 + "');
      return { code: `import { brand } from '#src/brand.ts';\nexport const text = ${data};`, map: null };
    },
  },
};
