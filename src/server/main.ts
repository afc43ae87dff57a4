import { fileURLToPath } from 'node:url';
import { checkCaptcha, ensureClient } from './start/clientBuild.ts';
import { run } from './start/run.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm start`: the server with the client, which is built first when that is needed. */
await run((settings) => {
  const pages = ensureClient(root, (line) => process.stdout.write(`${line}\n`));
  checkCaptcha(root, settings.SMARTCAPTCHA_SECRET !== undefined);
  return { pages };
});
