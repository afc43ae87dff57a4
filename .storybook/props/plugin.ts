import type { Plugin } from 'vite';
import { readProps } from './readProps.ts';

const name = 'virtual:props';

/** Lets the preview import the props of the components, read once from their types. */
export const props: Plugin = {
  name: 'props',
  resolveId: { filter: { id: /^virtual:props$/ }, handler: () => `\0${name}` },
  load: {
    // oxlint-disable-next-line no-control-regex -- Rollup's mark of what is no file.
    filter: { id: /^\0virtual:props$/ },
    handler: () => `export const props = ${JSON.stringify(readProps())};`,
  },
};
