/**
 * `npm run bench:stories`: the tests of every story, pictures, `play` and axe, beside the least that takes the same
 * pictures: pages that go from story to story of the built Storybook. Ends with 1 past a budget.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type Browser, chromium } from '@playwright/test';
import { fastify } from 'fastify';
import { buildStorybook } from '#tests/setup/buildStorybook.ts';
import { chromiumArgs, chromiumPath } from '#tests/setup/chromium.ts';
import { npmRun } from '#tests/setup/npmRun.ts';

const themes = ['light', 'dark'] as const;
const slowest = 1.5;
const fewestPerSecond = 6;

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function photograph(browser: Browser, addresses: Iterator<string>): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  for (let next = addresses.next(); !next.done; next = addresses.next()) {
    await page.goto(next.value);
    await page.waitForSelector('.sb-show-main', { state: 'attached' });
    await page.screenshot({ fullPage: true });
  }
}

const folder = await mkdtemp(join(tmpdir(), 'storybook-'));
const server = fastify();
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
try {
  const stories = (await buildStorybook(folder)).filter(
    ({ type, tags }) => type === 'story' && tags.includes('pixels'),
  );
  await server.register(fastifyStatic, { root: folder, maxAge: '1y', immutable: true });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const addresses = themes.flatMap((theme) =>
    stories.map(({ id }) => `${origin}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`),
  );

  const queue = addresses.values();
  const bare = await seconds(() =>
    Promise.all(Array.from({ length: availableParallelism() }, () => photograph(browser, queue))),
  );
  const ours = await seconds(() => npmRun('test:stories'));

  const rate = (time: number) => (addresses.length / time).toFixed(2);
  const judge = (isKept: boolean, line: string) => {
    if (!isKept) process.exitCode = 1;
    process.stdout.write(`${isKept ? 'kept  ' : 'BROKEN'}  ${line}\n`);
  };
  process.stdout.write(
    `${addresses.length} pictures: going by address ${rate(bare)}/s, tests ${rate(ours)}/s\n`,
  );
  judge(ours <= slowest * bare, `tests to going by address: ${(ours / bare).toFixed(2)} of ${slowest}×`);
  judge(
    addresses.length >= fewestPerSecond * ours,
    `pictures a second: ${rate(ours)} of at least ${fewestPerSecond}`,
  );
} finally {
  await Promise.all([browser.close(), server.close(), rm(folder, { recursive: true })]);
}
