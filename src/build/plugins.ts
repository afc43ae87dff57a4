import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Replaces the modules that read the contract by their values, so that the client downloads no schema. */
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

/**
 * React Aria empties its live region by `innerHTML`, which Trusted Types refuse: the page would break at the second digit of
 * a date. Delete this when React Aria uses `replaceChildren`: then the build stops here.
 */
export const trustedAnnouncer: Plugin = {
  name: 'trusted-announcer',
  apply: 'build',
  transform: {
    filter: { id: /\/dist\/private\/live-announcer\/LiveAnnouncer\.mjs$/ },
    handler(code) {
      const trusted = code.replaceAll(".innerHTML = ''", '.replaceChildren()');
      if (trusted === code)
        throw new Error(
          'React Aria writes no HTML any more: delete trustedAnnouncer in src/build/plugins.ts',
        );
      return trusted;
    },
  },
};
