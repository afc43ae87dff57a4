import { writeFileSync } from 'node:fs';
import { runScript } from '../commandLine.ts';
import { openApiDocument } from './document.ts';

/** `npm run openapi`: rewrites the committed document after a change of the contract. */
await runScript({ name: 'npm run openapi' }, () =>
  writeFileSync(
    new URL('./openapi.json', import.meta.url),
    `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  ),
);
