import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds a classic script of its own, for the head of a page.
 * @param name of the file beside this one
 * @param client folder of the built client
 * @returns its address
 */
export async function writeScript(name: string, client: string): Promise<string> {
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
  const { code } = output.output[0];
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const address = `/assets/${name}-${hash}.js`;
  await writeFile(join(client, address), code);
  return address;
}
