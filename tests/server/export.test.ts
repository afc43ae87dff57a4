import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { documents } from '#src/site/documents.ts';
import { unknownOrigin } from '#src/site/origin.ts';
import { copyPackage, runScript } from './support/packageCopy.ts';

test('npm run export writes the client for a static host, with the address of the site', () => {
  const root = copyPackage();
  const client = join(root, 'dist/client');
  for (const folder of ['.vite', 'assets']) mkdirSync(join(client, folder), { recursive: true });
  for (const name of documents) writeFileSync(join(client, name), `<a href="${unknownOrigin}/${name}">`);
  for (const name of ['.vite/settings.json', 'assets/a.js', 'assets/a.js.br', 'favicon.svg'])
    writeFileSync(join(client, name), '{}');
  const site = join(root, 'site');

  const env = { PUBLIC_URL: 'https://soavtor.example' };
  expect(runScript(root, 'export', [site], env)).toMatchObject({ status: 0, stderr: '' });
  const pages = documents.flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
  const others = ['assets', 'assets/a.js', 'assets/a.js.br', 'favicon.svg', 'robots.txt', 'sitemap.xml'];
  expect(readdirSync(site, { recursive: true }).toSorted()).toEqual([...pages, ...others].toSorted());
  const page = '<a href="https://soavtor.example/404.html">';
  expect(readFileSync(join(site, '404.html'), 'utf8')).toBe(page);
  expect(brotliDecompressSync(readFileSync(join(site, '404.html.br'))).toString()).toBe(page);
  expect(readFileSync(join(site, 'sitemap.xml'), 'utf8')).toContain('<loc>https://soavtor.example/</loc>');

  expect(runScript(root, 'export', [site], env)).toMatchObject({
    status: 1,
    stderr: `${site} is not empty. Name another folder.\n`,
  });
  expect(runScript(root, 'export', [join(root, 'other')], { PUBLIC_URL: 'soavtor.example' })).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /^PUBLIC_URL=soavtor\.example: expected an address starting with http.*\n$/,
    ),
  });
  expect(runScript(root, 'export', [join(root, 'other')], {})).toMatchObject({
    status: 1,
    stderr: 'Name address and folder: PUBLIC_URL=https://example.com npm run export -- FOLDER\n',
  });
});
