import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** What the content policy refuses in a page, and hydration does not repair. */
function refused(page: string): string[] {
  const html = page.replaceAll(/<!--.*?-->/gs, '');
  const inline = html.match(/<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>/g) ?? [];
  return [...inline, ...(html.match(/<style[\s>]|\sstyle="[^"]*"|\son\w+="/g) ?? [])];
}

test('the built pages hold nothing that the content policy refuses', async () => {
  const found: Record<string, string[]> = {};
  for await (const path of glob('dist/client/**/*.html')) found[path] = refused(await readFile(path, 'utf8'));
  expect(Object.keys(found).length).toBeGreaterThan(0);
  expect(Object.values(found).flat()).toEqual([]);
});

test('the check sees inline scripts, styles and handlers', () => {
  expect(refused('<script>1</script><p style="color:red" onclick="go()">')).toHaveLength(3);
  expect(refused('<style>p{}</style>')).toHaveLength(1);
  expect(
    refused('<script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>'),
  ).toEqual([]);
});
