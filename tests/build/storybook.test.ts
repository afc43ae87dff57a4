import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStorybook } from '#tests/setup/buildStorybook.ts';
import { chromiumArgs, chromiumPath } from '#tests/setup/chromium.ts';
import { type Browser, chromium } from 'playwright';
import { preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOfDocs, faultsOnPhone, faultsShown } from './docsPages.ts';

let folder = '';
let entries: Awaited<ReturnType<typeof buildStorybook>> = [];
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storybook-'));
  entries = await buildStorybook(folder);
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
}, 300_000);

afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

test('designers get every story as static pages', async () => {
  expect(entries.filter(({ type }) => type === 'story').length).toBeGreaterThan(500);
  await access(join(folder, 'iframe.html'));
});

test('every documentation page can be read, tells its props and asks nobody else', async () => {
  const ids = entries.filter(({ type }) => type === 'docs').map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(100);
  const server = await preview({
    ...{ root: folder, configFile: false, logLevel: 'error' },
    build: { outDir: '.' },
    preview: { port: 0, host: '127.0.0.1' },
  });
  try {
    const origin = server.resolvedUrls?.local[0] ?? '';
    const halves = [0, 1].map((half) => ids.filter((_, index) => index % 2 === half));
    const faults = await Promise.all(halves.map((half) => faultsOfDocs(browser, origin, half)));
    expect(faults.flat()).toEqual([]);
  } finally {
    await server.close();
  }
}, 300_000);

const sound = { currentRender: { story: { argTypes: {}, initialArgs: {} } } };

/** A documentation page made up of one story, with what the preview knows and what «Show code» prints. */
async function faultsOf(body: string, known: object = sound, ...snippets: string[]): Promise<string[]> {
  const page = await browser.newPage();
  await page.setContent(body);
  await page.evaluate((told) => Object.assign(window, told), { __STORYBOOK_PREVIEW__: known, snippets });
  const faults = await faultsShown(page);
  await page.close();
  return faults;
}

const docs = (story: string) => `<div id="storybook-docs"><div class="sb-story" id="a">${story}</div></div>`;
const long = docs('<p>Текст</p>'.repeat(100));

test('the check of a documentation page sees what keeps people from it', async () => {
  expect(await faultsOf(long)).toEqual([]);
  expect(await faultsOf(`${long}<div style="position: fixed; inset: 0">`)).toEqual(['is covered']);
  expect(await faultsOf(`<body inert>${long}`)).toContain('is inert');
  expect(await faultsOf(`<style>html { overflow: hidden }</style>${long}`)).toEqual(['does not scroll']);
  expect(await faultsOf(docs('<div style="min-height: 900px"><b>Шапка</b></div>'))).toEqual([
    expect.stringMatching(/^a ends with \d+ px of nothing$/),
  ]);
  expect(await faultsOf(`${long}No code available`)).toEqual(['has a story without code']);
  expect(await faultsOf(long, sound, '<Button onPress={function yY(){}} />')).toEqual([
    'shows the code «function yY(){}»',
  ]);
});

test('it sees what a phone cuts off', async () => {
  const page = await browser.newPage();
  const faultsOfWidth = async (width: number) => {
    await page.setContent(`<body style="margin: 0"><div style="width: ${width}px">Текст</div>`);
    return faultsOnPhone(page);
  };
  expect(await faultsOfWidth(360)).toEqual([]);
  expect(await faultsOfWidth(361)).toEqual(['is 1 px wider than a phone']);
  await page.close();
});

test('it sees stories that failed and props without the control of their type', async () => {
  const argTypes = {
    kind: { control: { type: 'object' }, table: { type: { summary: "Required['kind']" } } },
    size: { control: { type: 'object' }, table: { type: { summary: '"small" | "regular"' } } },
    isOpen: { table: { type: { summary: 'union' } } },
    label: { control: { type: 'text' }, table: { type: { summary: 'string' } } },
  };
  const story = { argTypes, initialArgs: { isOpen: true } };
  expect(await faultsOf(docs('<pre>Error</pre>'), { currentRender: { story } })).toEqual([
    'a failed',
    "kind is told as «Required['kind']»",
    'size has no control',
    'isOpen has no control',
  ]);
});
