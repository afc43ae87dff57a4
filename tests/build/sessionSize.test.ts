import { globSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test, vi } from 'vitest';

/** Brotli bytes of our own code in the rooms below: React, SWR, js-cookie and jwt-decode do not count. */
const limit = 9 * 1024;
/** The same without the table of all calls of the product, of which each adds some nine bytes. */
const limitWithoutCalls = 8.5 * 1024;

const packages = /^[@\w]/;
const calls = /\/routes\.ts$/;
/** Downloaded by itself, at the first call beyond the session's own. */
const guard = /\/guard\//;

const rooms = ['src/api/errors.ts', 'src/session/index.ts', 'src/data/subscriptions/index.ts'];

async function bundle(input: string[], external: RegExp[]): Promise<string> {
  vi.stubEnv('NODE_ENV', 'production');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, external, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in result)) throw new Error('More than one bundle');
  return result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

test('API client, session and subscriptions weigh little', async () => {
  const code = await bundle(globSync(rooms), [packages, guard]);
  const { length } = brotliCompressSync(code);
  console.log(`API client, session, subscriptions: ${length} of ${limit} bytes`);
  expect(code).toContain('/auth/jwt/refresh/');
  expect(length).toBeLessThanOrEqual(limit);
});

test('so they do without the table of calls, which grows with the product', async () => {
  const code = await bundle(globSync(rooms), [packages, guard, calls]);
  const { length } = brotliCompressSync(code);
  console.log(`The same without the table of calls: ${length} of ${limitWithoutCalls} bytes`);
  expect(code).toContain('refresh_token');
  expect(code).not.toContain('/auth/jwt/refresh/');
  expect(length).toBeLessThanOrEqual(limitWithoutCalls);
});
