import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkCaptcha, ensureClient, findClient } from '#src/server/start/clientBuild.ts';
import { documents } from '#src/site/documents.ts';
import { temporaryFolder } from './support/serverProcess.ts';

/** A package whose client was built with `settings`; its build script only notes that it ran. */
function builtPackage(settings: Readonly<Record<string, string>>): string {
  const root = temporaryFolder();
  const client = join(root, 'dist/client');
  mkdirSync(join(root, 'src/app'), { recursive: true });
  mkdirSync(join(client, '.vite'), { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts: { build: 'true' } }));
  for (const name of documents) writeFileSync(join(client, name), '');
  writeFileSync(join(client, '.vite/settings.json'), JSON.stringify(settings));
  return root;
}

afterEach(() => vi.unstubAllEnvs());

describe('a built client', () => {
  test('is served as it is when no setting of the build differs', () => {
    vi.stubEnv('VITE_CAPTCHA', 'altcha');
    const print = vi.fn();
    ensureClient(builtPackage({ VITE_CAPTCHA: 'altcha', VITE_BRAND_NAME: 'Дуэт' }), print);
    expect(print).not.toHaveBeenCalled();
  });

  test('is built again when a setting of the build differs', () => {
    vi.stubEnv('VITE_BRAND_NAME', 'Дуэт');
    const root = builtPackage({});
    const print = vi.fn();
    // The script builds nothing.
    expect(() => ensureClient(root, print)).toThrow('The client was built with another VITE_BRAND_NAME.');
    expect(print).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('settings have changed'));
  });

  test('is built again when a source is newer', () => {
    const root = builtPackage({});
    utimesSync(join(root, 'dist/client/index.html'), 1, 1);
    writeFileSync(join(root, 'src/app/App.tsx'), '');
    const print = vi.fn();
    ensureClient(root, print);
    expect(print).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('sources or settings'));
  });

  test.each(['http://127.0.0.1:3000', 'https://soavtor.example'])(
    'serves %s as it does any address',
    (url) => {
      vi.stubEnv('PUBLIC_URL', url);
      const print = vi.fn();
      ensureClient(builtPackage({}), print);
      expect(print).not.toHaveBeenCalled();
    },
  );

  test('with SmartCaptcha needs the server’s key, and the other way round', () => {
    expect(() => checkCaptcha(builtPackage({ VITE_CAPTCHA: 'smartcaptcha' }), false)).toThrow(
      /needs SMARTCAPTCHA_SECRET/,
    );
    expect(() => checkCaptcha(builtPackage({}), true)).toThrow(/VITE_CAPTCHA=smartcaptcha/);
    expect(() => checkCaptcha(builtPackage({ VITE_CAPTCHA: 'smartcaptcha' }), true)).not.toThrow();
  });
});

describe('a server that compiles nothing', () => {
  test('serves a build, however old', () => {
    const root = builtPackage({});
    utimesSync(join(root, 'dist/client/index.html'), 1, 1);
    writeFileSync(join(root, 'src/app/App.tsx'), '');
    expect(findClient(root)).toBe(join(root, 'dist/client'));
  });

  test.each(['', 'index.html', '404.html', '.vite/settings.json'])(
    'says what to run when dist/client/%s is missing',
    (path) => {
      const root = builtPackage({});
      rmSync(join(root, 'dist/client', path), { recursive: true });
      expect(() => findClient(root)).toThrow(/^There is no client in .* Run "npm run build"\.$/);
    },
  );

  test('names the setting that the client was built without', () => {
    vi.stubEnv('VITE_API_URL', 'https://api.example');
    expect(() => findClient(builtPackage({}))).toThrow(
      'The client was built with another VITE_API_URL. Run "npm run build".',
    );
  });
});
