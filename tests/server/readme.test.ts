import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { settingsTable } from '#src/server/settings/table.ts';

test('the server’s README lists every setting of the server as it is', async () => {
  const text = await readFile('src/server/README.md', 'utf8');
  // The formatter aligns the columns.
  const readme = text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');
  const rows = Object.entries(settingsTable).map(([name, setting]) => {
    const fallback = 'fallbackNote' in setting ? setting.fallbackNote : `\`${setting.fallback}\``;
    return `| \`${name}\` | ${fallback} | ${setting.description} |`;
  });
  const table = ['| variable | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
  expect(readme).toContain(`\n\n${table}\n\n`);
});
