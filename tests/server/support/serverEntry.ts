import { run } from '#src/server/run.ts';

/** How long the preparation of the routes holds the process up in addition, ms. */
const slowness = Number(process.env['SLOWNESS'] ?? 0);

/** The server as `main.ts` starts it, with a given folder of pages in place of the client's build. */
await run(
  () => ({ pages: process.env['CLIENT'] ?? '' }),
  async () => {
    const end = Date.now() + slowness;
    while (Date.now() < end);
  },
);
