import { fileURLToPath } from 'node:url';
import { checkCaptcha, findClient } from './start/clientBuild.ts';
import { run } from './start/run.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run serve`: the server with the client as it was built. It never compiles: a supervisor starts it again at once. */
await run((settings) => {
  const pages = findClient(root);
  checkCaptcha(root, settings.SMARTCAPTCHA_SECRET !== undefined);
  return { pages };
});
