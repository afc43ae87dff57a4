import type { Browser, Page } from '@playwright/test';
import { keptBytes } from './heap.ts';
import { watchInputs } from './interactions.ts';
import { signedIn } from './signedIn.ts';

const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };

/** Slows the page's processor down. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Runs in the page: notes the time from a press to the first frame with another heading. */
function watchHeading(): void {
  const heading = () => document.querySelector('h1')?.textContent;
  const onPress = ({ timeStamp }: Event) => {
    const left = heading();
    const look = () => {
      if (heading() === left) requestAnimationFrame(look);
      else Object.assign(window, { arrived: performance.now() - timeStamp });
    };
    requestAnimationFrame(look);
  };
  // The capture phase sees it before react-aria stops it.
  addEventListener('pointerdown', onPress, { capture: true });
}

const noted = async (page: Page, name: 'slowest' | 'arrived'): Promise<number> =>
  Number(await page.evaluate((key) => Reflect.get(window, key) as unknown, name));

/**
 * Interaction to Next Paint of a heart and of opening a post, ours and bare react-aria's; milliseconds, in steps of 8. The page
 * of a post is drawn in a transition, after that paint: how long until it is there is told beside it.
 */
export async function readerInputs(browser: Browser, origin: string, reactAria: string, cpu: number) {
  const context = await signedIn(browser, origin, phone);
  const measure = async (url: string, act: (page: Page) => Promise<void>) => {
    const page = await context.newPage();
    await page.addInitScript(watchInputs);
    await page.addInitScript(watchHeading);
    await page.goto(url, { waitUntil: 'networkidle' });
    await slowDown(page, cpu);
    await act(page);
    await page.waitForTimeout(1000);
    const times = { inp: await noted(page, 'slowest'), arrived: await noted(page, 'arrived') };
    await page.close();
    return times;
  };
  const first = (page: Page) => page.getByRole('article').first();
  const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first().tap();
  const like = await measure(`${origin}/feed`, (page) =>
    first(page)
      .getByRole('button', { name: /^Нравится/ })
      .tap(),
  );
  const bareLike = await measure(reactAria, button('Нравится'));
  const open = await measure(`${origin}/feed`, (page) =>
    first(page).getByRole('heading').getByRole('link').tap(),
  );
  const bareOpen = await measure(reactAria, button('Читать'));
  await context.close();
  return {
    'inp like': like.inp,
    'inp bare like': bareLike.inp,
    'inp open': open.inp,
    'inp bare open': bareOpen.inp,
    'open to page': open.arrived,
    'bare open to page': bareOpen.arrived,
  };
}

/** Runs in the page: the longest task from now on, until it has been scrolled through. */
async function scrollThrough(): Promise<number> {
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ entryTypes: ['longtask'] });
  const { scrollHeight } = document.documentElement;
  for (let top = 0; top < scrollHeight; top += 400) {
    scrollTo(0, top);
    await new Promise(requestAnimationFrame);
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  return longest;
}

/** Milliseconds of the longest task while a feed of 300 cards is scrolled through. */
export async function longFeed(browser: Browser, origin: string, cpu: number): Promise<number> {
  const context = await signedIn(browser, origin, phone);
  const page = await context.newPage();
  await page.route('**/api/feed/', async (route) => {
    const reply = await route.fetch();
    const feed = (await reply.json()) as { next: string | null; results: { id: number }[] };
    const results = Array.from({ length: 300 }, (_, index) => ({
      ...feed.results[index % feed.results.length],
      id: index + 1,
    }));
    await route.fulfill({ response: reply, json: { ...feed, next: null, results } });
  });
  await page.goto(`${origin}/feed`, { waitUntil: 'networkidle' });
  await page.getByRole('article').nth(299).waitFor();
  await slowDown(page, cpu);
  const longest = await page.evaluate(scrollThrough);
  await context.close();
  return longest;
}

/** Memory after 20 visits to a post, as a share of that after 10. */
export async function visits(browser: Browser, origin: string): Promise<number> {
  const context = await signedIn(browser, origin);
  const page = await context.newPage();
  await page.goto(`${origin}/feed`, { waitUntil: 'networkidle' });
  const client = await context.newCDPSession(page);
  const visit = async () => {
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await page.getByRole('link', { name: 'Лента', exact: true }).first().waitFor();
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Лента' }).waitFor();
    await page.goBack();
    await page.getByRole('article').first().waitFor();
  };
  for (let count = 0; count < 10; count += 1) await visit();
  const before = await keptBytes(client);
  for (let count = 0; count < 20; count += 1) await visit();
  const after = await keptBytes(client);
  await context.close();
  return after / before;
}
