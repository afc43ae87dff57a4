import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Puts the values that the client takes from the contract in the place of the modules that read it: no schema is downloaded. */
export const contractValues: Plugin = {
  name: 'contract-values',
  apply: 'build',
  load: {
    filter: { id: /\/src\/api\/(?:routes|guard\/shapes)\.ts$/ },
    async handler(id) {
      const values = (await import(pathToFileURL(id).href)) as Readonly<Record<string, unknown>>;
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  },
};
