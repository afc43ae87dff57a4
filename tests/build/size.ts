/**
 * `npm run size`: what the client weighs, chunk by chunk, and what each folder and package weighs in them. Ends with 1
 * where a chunk differs from the accepted sizes by more than 2 %; `-- --accept` accepts them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changes, type SizeReport, weighBuild } from './sizeReport.ts';

const { values: options } = parseArgs({ options: { accept: { type: 'boolean', default: false } } });
const accepted = join(import.meta.dirname, 'sizes.json');

const report = await weighBuild();
for (const [name, { brotli, parts }] of Object.entries(report)) {
  process.stdout.write(`${String(brotli).padStart(7)}  ${name}\n`);
  for (const [part, bytes] of Object.entries(parts)) {
    process.stdout.write(`${String(bytes).padStart(15)}  ${part}\n`);
  }
}
if (options.accept) {
  await writeFile(accepted, `${JSON.stringify(report, null, 2)}\n`);
} else {
  const found = changes(JSON.parse(await readFile(accepted, 'utf8')) as SizeReport, report);
  if (found.length > 0) {
    process.stderr.write(`${found.join('\n')}\nTo accept: npm run size -- --accept\n`);
    process.exitCode = 1;
  }
}
