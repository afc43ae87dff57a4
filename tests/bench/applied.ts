import type { Browser, Page } from '@playwright/test';
import type { Metrics } from './metrics.ts';

/** Time to watch a page, in ms: well beyond its hydration. */
const watch = 5000;

/** Slow 4G: milliseconds, and bytes a second. */
export const latency = 150;
export const downloadThroughput = 1_600_000 / 8;

/** A middling phone on slow 4G: real delays, not a model of them. */
export async function openPhone(browser: Browser, cpu: number, width = 412): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 823 },
    hasTouch: true,
    isMobile: true,
    locale: 'ru-RU',
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput,
    uploadThroughput: 750_000 / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return page;
}

interface Seen {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** Runs in the page, before anything else there. */
function observe(): void {
  const seen: Seen = { fcp: NaN, lcp: NaN, tbt: 0, cls: 0 };
  Object.assign(window, { seen });
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  on('longtask', ({ startTime, duration }) => {
    if (startTime + duration > seen.fcp) seen.tbt += Math.max(0, duration - 50);
  });
  on('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.cls += entry.value;
  });
}

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' && value !== null && 'fcp' in value;

/** Reloads the page and tells what it was like. */
export async function applied(browser: Browser, url: string, cpu = 4, width = 412): Promise<Metrics> {
  const page = await openPhone(browser, cpu, width);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(watch);
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as unknown);
  await page.context().close();
  if (!isSeen(seen)) throw new Error('The page was not observed');
  return seen;
}
