import { run } from '#src/server/run.ts';

/** The server as `main.ts` starts it, with a given folder of pages in place of the client's build. */
await run(() => ({ pages: process.env['CLIENT'] ?? '' }));
