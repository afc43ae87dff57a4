import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds a classic script to stand in the head of a page.
 * @param name of the file beside this one
 * @returns its code
 */
export async function buildScript(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: join(import.meta.dirname, `${name}.ts`), formats: ['iife'], name },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error(`${name}.ts was not built`);
  return output.output[0].code.trim();
}
