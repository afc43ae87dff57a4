import fastifyStatic from '@fastify/static';
import { chromium } from '@playwright/test';
import { fastify } from 'fastify';
import { chromiumArgs, chromiumPath } from '#tests/setup/chromium.ts';
const [folder = '/tmp/sb', rounds = '5'] = process.argv.slice(2);
const server = fastify();
await server.register(fastifyStatic, { root: folder });
const origin = await server.listen({ host: '127.0.0.1', port: 0 });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
const median = (v: number[]) => v.toSorted((a, b) => a - b)[v.length >> 1];
for (const [name, path, frame] of [
  ['story', '/?path=/story/components-primitives-button--primary', '#storybook-root button'],
  ['docs', '/?path=/docs/components-primitives-button--docs', 'h1.sbdocs, .sbdocs h1'],
] as const) {
  const times: number[] = [];
  for (let i = 0; i < Number(rounds); i++) {
    const page = await browser.newPage();
    const start = performance.now();
    await page.goto(origin + path, { waitUntil: 'commit' });
    await page.frameLocator('#storybook-preview-iframe').locator(frame).first().waitFor();
    times.push(performance.now() - start);
    if (i === 0) {
      const list = await page
        .frames()[1]
        ?.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map((r: any) => [
              Math.round(r.startTime),
              Math.round(r.responseEnd),
              r.decodedBodySize,
              r.name.split('/').pop(),
            ]),
        );
      console.log(
        (list ?? [])
          .filter((r: any) => r[2] > 20000 || r[0] > 0)
          .slice(0, 60)
          .map((r: any) => r.join(' '))
          .join('\n'),
      );
      const own = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map((r: any) => [
            Math.round(r.startTime),
            Math.round(r.responseEnd),
            r.decodedBodySize,
            r.name.split('/').pop(),
          ]),
      );
      console.log('--manager\n' + own.map((r: any) => r.join(' ')).join('\n'));
    }
    await page.close();
  }
  console.log(name, median(times), times.map(Math.round).join(' '));
}
await browser.close();
await server.close();
