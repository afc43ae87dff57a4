import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Puts the shapes of the replies in the place of the module that makes them of the contract: no schema is downloaded. */
export const replyShapes: Plugin = {
  name: 'reply-shapes',
  apply: 'build',
  load: {
    filter: { id: /\/src\/api\/guard\/shapes\.ts$/ },
    async handler(id) {
      const { shapes }: { shapes: unknown } = await import(pathToFileURL(id).href);
      return `export const shapes = ${JSON.stringify(shapes)};`;
    },
  },
};
