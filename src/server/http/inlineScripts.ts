import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const inlineScript = /<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs;

/**
 * What the content security policy has to name so that the built pages may run the scripts in their heads.
 * @param folder of the built client
 */
export function inlineScriptHashes(folder: string): string[] {
  const hashes = new Set<string>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.html'))) {
    for (const [, code = ''] of readFileSync(join(folder, name), 'utf8').matchAll(inlineScript))
      hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
  }
  return [...hashes].toSorted();
}
