import { glob, readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** Markup that the content policy refuses and hydration does not repair. */
const refused = (html: string): string[] =>
  html.replaceAll(/<!--.*?-->/gs, '').match(/<style[\s>]|\sstyle="[^"]*"|\son\w+="/g) ?? [];

/** Code of the page's inline scripts. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs)].map(([, code = '']) => code);

test('the built pages hold nothing that the content policy refuses', async () => {
  const found: Record<string, string[]> = {};
  for await (const path of glob('dist/client/**/*.html')) found[path] = refused(await readFile(path, 'utf8'));
  expect(Object.keys(found).length).toBeGreaterThan(0);
  expect(Object.values(found).flat()).toEqual([]);
});

test('the check sees styles and handlers', () => {
  expect(refused('<p style="color:red" onclick="go()">')).toHaveLength(2);
  expect(refused('<style>p{}</style>')).toHaveLength(1);
  expect(refused('<script type="module" src="/a.js"></script>')).toEqual([]);
});

test('each page holds one small script, and there are two in all', async () => {
  const found = new Set<string>();
  for await (const path of glob('dist/client/**/*.html')) {
    const scripts = inlineScripts(await readFile(path, 'utf8'));
    expect([path, scripts.length]).toEqual([path, 1]);
    for (const code of scripts) {
      expect(brotliCompressSync(code).length).toBeLessThanOrEqual(614);
      found.add(code);
    }
  }
  expect(found.size).toBe(2);
});

test('only the calculator can be typed into before a page is alive: it takes over what it finds', async () => {
  const found: string[] = [];
  for await (const path of glob('dist/client/**/*.html')) {
    const fields = (await readFile(path, 'utf8')).match(/<(?:input|textarea|select)[^>]*/g) ?? [];
    found.push(...fields.map((field) => `${path}: ${/(?:name|aria-label)="([^"]*)"/.exec(field)?.[1]}`));
  }
  expect(found).toEqual(
    ['subscribers', 'Подписчики', 'price', 'Цена подписки'].map((name) => `dist/client/index.html: ${name}`),
  );
});
