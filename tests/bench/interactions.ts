import type { Browser, Page } from '@playwright/test';
import { downloadThroughput, latency, openPhone } from './applied.ts';

const login = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Вход' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Вход' });

/** Runs in the page: notes when a button is pressed and the first frame with a dialog after it, Portal's included. */
function watchDialog(): void {
  let pressedAt: number | undefined;
  const portal = () =>
    document.querySelector<HTMLIFrameElement>('iframe[title="portal-popup"]')?.contentDocument;
  const look = () => {
    if (document.querySelector('[role="dialog"]') ?? portal()?.querySelector('input'))
      Object.assign(window, { opened: performance.now() - (pressedAt ?? NaN) });
    else requestAnimationFrame(look);
  };
  addEventListener(
    'pointerdown',
    () => {
      pressedAt = performance.now();
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

/** Runs in the page: ends when nothing was downloaded and nothing held the browser up for a second. */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, 1000);
    new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 1000);
    }).observe({ entryTypes: ['longtask', 'resource'] });
  });
}

/** Opens the page and waits until it is alive and has downloaded what it wants to have at hand. */
async function openAtRest(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(rest);
}

/** Touches «Вход» and waits for the first frame with the popup. @returns milliseconds between */
async function openLogin(page: Page): Promise<number> {
  await login(page).tap();
  const opened = await page.waitForFunction(() => Reflect.get(window, 'opened') as number | undefined);
  return Number(await opened.jsonValue());
}

/** Milliseconds from the touch of «Вход» to the first frame with the popup, its part downloaded before. */
export async function tapToDialog(browser: Browser, url: string, cpu: number): Promise<number> {
  const page = await openPhone(browser, cpu);
  await page.addInitScript(watchDialog);
  await openAtRest(page, url);
  const time = await openLogin(page);
  await page.context().close();
  return time;
}

/** Runs in the page: lets the app start when the browser is idle, and nothing after it. */
function stayBusy(): void {
  const { requestIdleCallback } = window;
  window.requestIdleCallback = (run, options) => {
    window.requestIdleCallback = () => 0;
    return requestIdleCallback(run, options);
  };
}

/** The same with the popup's part still to be downloaded. `network`: the least that its download can take, ms. */
export async function coldTap(browser: Browser, url: string, cpu: number) {
  const page = await openPhone(browser, cpu);
  await page.addInitScript(stayBusy);
  await page.addInitScript(watchDialog);
  await openAtRest(page, url);
  const before = await page.evaluate(() => performance.now());
  const time = await openLogin(page);
  const bytes = await page.evaluate((from) => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const late = files.filter(({ startTime }) => startTime >= from);
    return late.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  }, before);
  await page.context().close();
  if (bytes === 0) throw new Error('The popup was there before it was asked for');
  return { time, network: latency + (bytes / downloadThroughput) * 1000 };
}

/** True if a press at the first paint, before hydration, opens the popup. */
export async function pressAtFirstPaint(browser: Browser, url: string, by: 'tap' | 'key'): Promise<boolean> {
  const page = await openPhone(browser, 4);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  if (by === 'tap') await login(page).tap();
  else await login(page).press('Enter');
  const opened = await dialog(page)
    .waitFor({ timeout: 20_000 })
    .then(
      () => true,
      () => false,
    );
  await page.context().close();
  return opened;
}

/** Runs in the page: the longest time from an input to the frame that shows what it did. */
export function watchInputs(): void {
  Object.assign(window, { slowest: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || !entry.interactionId) continue;
      Object.assign(window, { slowest: Math.max(Number(Reflect.get(window, 'slowest')), entry.duration) });
    }
  }).observe({ type: 'event', buffered: true, ...{ durationThreshold: 16 } });
}

const inputs = {
  popup: async (page: Page) => {
    await login(page).tap();
    await dialog(page).waitFor();
  },
  // The long page has to scroll to what is pressed or typed into, the bare one has not: only the act itself counts.
  question: async (page: Page) => {
    const question = page.locator('#faq button, [id^="faq-"] button').first();
    await question.scrollIntoViewIfNeeded();
    await page.evaluate(rest);
    await question.tap();
  },
  'calculator key': async (page: Page) => {
    await page.getByLabel('Подписчики, человек').focus();
    await page.evaluate(rest);
    await page.keyboard.press('5');
  },
};

export type InputName = keyof typeof inputs;
export const inputNames = ['popup', 'question', 'calculator key'] as const satisfies readonly InputName[];

/** Interaction to Next Paint of one input, milliseconds, in steps of 8. */
export async function inputDelay(
  browser: Browser,
  url: string,
  name: InputName,
  cpu: number,
): Promise<number> {
  const page = await openPhone(browser, cpu);
  await page.addInitScript(watchInputs);
  await openAtRest(page, url);
  await inputs[name](page);
  await page.waitForTimeout(1000);
  const slowest = Number(await page.evaluate(() => Reflect.get(window, 'slowest') as unknown));
  await page.context().close();
  return slowest;
}
