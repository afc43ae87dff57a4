/**
 * `npm run bench`: the landing page against the same page without its scripts and against one without its typefaces, and
 * writing against bare Tiptap, in one interleaved run. Prints a table of medians with their spread and of ratios;
 * ends with 1 past a budget. `-- --json FILE` also writes every value; `-- --rounds N` measures N times instead of
 * five.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '#tests/setup/chromium.ts';
import { startServer } from '#tests/e2e/server.ts';
import { freePort } from '#tests/setup/freePort.ts';
import { applied } from './applied.ts';
import { type Budget, budgets } from './budgets.ts';
import { isWidget } from './ghost.ts';
import { coldTap, inputDelay, inputNames, pressAtFirstPaint, tapToDialog } from './interactions.ts';
import { type Metrics, spread } from './metrics.ts';
import { paying } from './paying.ts';
import { type ServedPages, servePages, type Variant, variants } from './pages.ts';
import { longFeed, readerInputs, visits } from './reading.ts';
import { sessionStart } from './sessionStart.ts';
import { simulated } from './simulated.ts';
import { hourOfWriting, writerInputs } from './writing.ts';

const { values: options } = parseArgs({
  options: { json: { type: 'string' }, rounds: { type: 'string', default: '5' } },
});
const rounds = Number(options.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1');

const write = (line: string) => process.stdout.write(`${line}\n`);

/** Everything measured, by a name like «simulated ours lcp». */
const results = new Map<string, number[]>();
function note(name: string, value: number): void {
  results.set(name, [...(results.get(name) ?? []), value]);
}

function noteAll(series: string, variant: Variant, metrics: Metrics): void {
  for (const [name, value] of Object.entries(metrics)) note(`${series} ${variant} ${name}`, value);
}

async function round(
  browser: Browser,
  port: number,
  { addresses, reactAria, tiptap }: ServedPages,
  origin: string,
) {
  for (const variant of variants) {
    const url = addresses[variant];
    noteAll('simulated', variant, await simulated(url, 'phone', port));
    if (!isWidget(variant)) noteAll('desktop', variant, await simulated(url, 'desktop', port));
    noteAll('applied', variant, await applied(browser, url));
  }
  const { ours } = addresses;
  for (const width of [360, 1280]) note(`cls ${width}`, (await applied(browser, ours, 4, width)).cls);
  note('tap to dialog', await tapToDialog(browser, ours, 4));
  note("tap to Ghost Portal's dialog", await tapToDialog(browser, addresses.portal, 4));
  note("tap to react-aria's own dialog", await tapToDialog(browser, reactAria, 4));
  const cold = await coldTap(browser, ours, 4);
  note('cold tap to dialog', cold.time);
  note('download of the popup', cold.network);
  for (const by of ['tap', 'key'] as const) {
    for (let time = 0; time < 2; time += 1)
      note('early presses', (await pressAtFirstPaint(browser, ours, by)) ? 1 : 0);
  }
  for (const name of inputNames) {
    note(`inp ${name}`, await inputDelay(browser, ours, name, 4));
    note(`inp bare ${name}`, await inputDelay(browser, reactAria, name, 4));
  }
  const start = await sessionStart(browser, origin);
  note('session start', start.ours);
  note('session start inlined', start.inlined);
  const way = await paying(browser, origin);
  note('press to the bank', way.ours);
  note('press to the bank, bare', way.bare);
  for (const [name, time] of Object.entries(await readerInputs(browser, origin, reactAria, 4)))
    note(name, time);
  for (const [name, time] of Object.entries(await writerInputs(browser, origin, tiptap, 4))) note(name, time);
  note('longest task of 300 cards', await longFeed(browser, origin, 4));
  note('memory after 20 visits', await visits(browser, origin));
}

function judge({ name, value, bound, unit }: Budget): boolean {
  const found = value(results);
  const isKept = found <= bound;
  write(`${isKept ? 'kept  ' : 'BROKEN'}  ${name}: ${found.toFixed(3)} of ${bound}${unit}`);
  return isKept;
}

const port = await freePort();
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: [...chromiumArgs, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
});
const pages = await servePages();
const server = await startServer();
try {
  for (let count = 1; count <= rounds; count += 1) {
    write(`round ${count} of ${rounds}`);
    await round(browser, port, pages, server.origin);
  }
  write('an hour of writing');
  const kept = await hourOfWriting(browser, server.origin, pages.tiptap);
  for (const [name, value] of Object.entries(kept)) note(name, value);
} finally {
  await server.remove();
  await pages.close();
  await browser.close();
}

for (const [name, values] of results) write(`${name}: ${spread(values, name.includes('cls') ? 4 : 0)}`);
write('');
const areKept = budgets.map(judge);
if (options.json !== undefined)
  await writeFile(options.json, `${JSON.stringify(Object.fromEntries(results), null, 2)}\n`);
process.exitCode = areKept.every(Boolean) ? 0 : 1;
