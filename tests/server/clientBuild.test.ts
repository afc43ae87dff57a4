import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkCaptcha, ensureClient } from '#src/server/clientBuild.ts';
import { temporaryFolder } from './support/serverProcess.ts';

/** A package whose client was built with `settings`; its build script only notes that it ran. */
function builtPackage(settings: Readonly<Record<string, string>>): string {
  const root = temporaryFolder();
  mkdirSync(join(root, 'src/app'), { recursive: true });
  mkdirSync(join(root, 'dist/client'), { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts: { build: 'true' } }));
  const legal = ['privacy-policy', 'cookies-policy', 'terms-of-service', 'pyment-terms'];
  for (const name of ['index', 'app', 'knowledge-base', 'public', '404', ...legal])
    writeFileSync(join(root, `dist/client/${name}.html`), '');
  writeFileSync(join(root, 'dist/settings.json'), JSON.stringify(settings));
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

  test('is built anew when a setting of the build differs', () => {
    vi.stubEnv('VITE_CAPTCHA', 'smartcaptcha');
    const print = vi.fn();
    ensureClient(builtPackage({}), print);
    expect(print).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('settings have changed'));
  });

  test('is built anew for the address that search engines are to know, not for any other', () => {
    const print = vi.fn();
    vi.stubEnv('PUBLIC_URL', 'http://127.0.0.1:3000');
    ensureClient(builtPackage({}), print);
    expect(print).not.toHaveBeenCalled();
    vi.stubEnv('PUBLIC_URL', 'https://soavtor.example');
    ensureClient(builtPackage({}), print);
    expect(print).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('settings have changed'));
  });

  test('with SmartCaptcha needs the server’s key, and the other way round', () => {
    expect(() => checkCaptcha(builtPackage({ VITE_CAPTCHA: 'smartcaptcha' }), false)).toThrow(
      /needs SMARTCAPTCHA_SECRET/,
    );
    expect(() => checkCaptcha(builtPackage({}), true)).toThrow(/VITE_CAPTCHA=smartcaptcha/);
    expect(() => checkCaptcha(builtPackage({ VITE_CAPTCHA: 'smartcaptcha' }), true)).not.toThrow();
  });
});
