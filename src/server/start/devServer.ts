import middie from '@fastify/middie';
import { createServer } from 'vite';
import { isApiPath } from '../http/paths.ts';
import { run } from './run.ts';

/** The API and the client with hot replacement in one process. */
await run(
  () => ({ hasContentPolicy: false }),
  async ({ app }) => {
    const vite = await createServer({
      appType: 'spa',
      server: { middlewareMode: true, hmr: { server: app.server } },
    });
    await app.register(middie);
    app.use((request, response, next) => {
      if (isApiPath(request.url ?? '/')) next();
      else vite.middlewares(request, response, next);
    });
    app.addHook('onClose', () => vite.close());
  },
);
