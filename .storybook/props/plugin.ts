import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readProps } from './readProps.ts';

/** Imports of `components.props` as data: the props of all components, read once from their types. */
export const props: Plugin = {
  name: 'props',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/components\.props$/ },
    handler: (source, importer = '') => join(dirname(importer), source),
  },
  load: {
    filter: { id: /\/components\.props$/ },
    handler: () => `export const props = ${JSON.stringify(readProps())};`,
  },
};
