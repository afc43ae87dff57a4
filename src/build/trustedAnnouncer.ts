import type { Plugin } from 'vite';

/**
 * React Aria empties what it has said to a screen reader by `innerHTML`, which Trusted Types refuse: the page would break at
 * the second digit of a date. To be deleted when it does so by `replaceChildren`: then the build stops here.
 */
export const trustedAnnouncer: Plugin = {
  name: 'trusted-announcer',
  apply: 'build',
  transform: {
    filter: { id: /\/dist\/private\/live-announcer\/LiveAnnouncer\.mjs$/ },
    handler(code) {
      const trusted = code.replaceAll(".innerHTML = ''", '.replaceChildren()');
      if (trusted === code)
        throw new Error('React Aria writes no HTML any more: delete src/build/trustedAnnouncer.ts');
      return trusted;
    },
  },
};
