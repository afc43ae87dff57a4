import { join } from 'node:path';

/**
 * Environment of a process that tests start from the sources: what Node makes of them is kept for the next one.
 * https://nodejs.org/api/module.html#module-compile-cache
 */
export const compileCache = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/node'),
};
