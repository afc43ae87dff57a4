import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { setRussian } from '../../src/format/typesetting.ts';
import descriptions from './descriptions.json' with { type: 'json' };
import type { Prop } from './prop.ts';
import { readProps } from './readProps.ts';

/** Russian words of comments in English. */
const russian: Readonly<Record<string, string>> = descriptions;

/** Designers read Russian; until a new comment has its words there, they get it as it is. */
function toRussian(text: string): string {
  const own = russian[text];
  return own === undefined ? text : setRussian(own);
}

const inRussian = ({ description, value, ...prop }: Prop): Prop => ({
  ...prop,
  description: toRussian(description),
  ...(value === undefined ? {} : { value: toRussian(value) }),
});

const readInRussian = (): Record<string, Prop[]> =>
  Object.fromEntries(Object.entries(readProps()).map(([name, own]) => [name, own.map(inRussian)]));

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
    handler: () => `export const props = ${JSON.stringify(readInRussian())};`,
  },
};
