import { writeFileSync } from 'node:fs';
import { openApiDocument } from './document.ts';

/** `npm run openapi`: writes the committed document anew after a change of the contract. */
writeFileSync(new URL('./openapi.json', import.meta.url), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
