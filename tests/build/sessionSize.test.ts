import { globSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test, vi } from 'vitest';

/**
 * Brotli bytes of our own code in the rooms below: React, SWR, js-cookie and jwt-decode do not count, nor does the table of all
 * calls of the product, of which each adds some nine bytes.
 */
const limit = 7.2 * 1024;

const rooms = ['src/api/errors.ts', 'src/session/index.ts', 'src/data/subscriptions/index.ts'];

async function bundle(input: string[]): Promise<string> {
  vi.stubEnv('NODE_ENV', 'production');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, external: [/^[@\w]/, /\/routes\.ts$/], preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in result)) throw new Error('More than one bundle');
  return result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

test('API client, session and subscriptions weigh little', async () => {
  const code = await bundle(globSync(rooms));
  const { length } = brotliCompressSync(code);
  console.log(`API client, session, subscriptions: ${length} of ${limit} bytes`);
  expect(code).toContain('refresh_token');
  expect(length).toBeLessThanOrEqual(limit);
});
