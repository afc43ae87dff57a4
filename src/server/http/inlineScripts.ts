import { createHash } from 'node:crypto';
import type { BuiltClient } from './builtClient.ts';

const inlineScript = /<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs;

/** What the content security policy has to name so that the built pages may run the scripts in their heads. */
export function inlineScriptHashes({ documents }: BuiltClient): string[] {
  const hashes = new Set<string>();
  for (const { content } of documents.values()) {
    for (const [, code = ''] of content.toString().matchAll(inlineScript))
      hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
  }
  return [...hashes].toSorted();
}
