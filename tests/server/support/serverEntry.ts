import { run } from '#src/server/start/run.ts';

/** Extra delay while the routes are prepared, in ms. */
const slowness = Number(process.env['SLOWNESS'] ?? 0);

/** The server as `main.ts` starts it, with a given folder of pages in place of the client's build. */
await run(
  () => ({ pages: process.env['CLIENT'] ?? '' }),
  async () => {
    const end = Date.now() + slowness;
    while (Date.now() < end);
  },
);
