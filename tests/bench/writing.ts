import type { Browser, BrowserContext, CDPSession, Page, Response } from '@playwright/test';
import type { Draft, Reply } from '#src/api/contract.ts';
import { keptBytes } from './heap.ts';
import { longPost } from './longPost.ts';
import { slowDown } from './reading.ts';
import { signedIn } from './signedIn.ts';

/** Calls of the person of the demo login. */
async function callsOf(context: BrowserContext, origin: string) {
  const [token] = await context.cookies(origin);
  const headers = { Authorization: `Bearer ${token?.value ?? ''}` };
  return async <Value>(path: string, data?: unknown): Promise<Value> => {
    const method = data === undefined ? 'GET' : 'POST';
    const reply = await context.request.fetch(`${origin}${path}`, { method, headers, data });
    if (!reply.ok()) throw new Error(`${method} ${path}: ${await reply.text()}`);
    return (await reply.json()) as Value;
  };
}

/** A new long post, with a picture of an older one. @returns where it is edited */
async function makeLongPost(context: BrowserContext, origin: string): Promise<string> {
  const call = await callsOf(context, origin);
  const { results } = await call<Reply<'drafts'>>('/api/drafts/');
  const drafts = await Promise.all(results.map(({ id }) => call<Draft>(`/api/drafts/${id}/`)));
  const picture = drafts.flatMap(({ media }) => media).find(({ kind }) => kind === 'picture');
  if (picture === undefined) throw new Error('The demo’s author has no picture');
  const { id } = await call<Draft>('/api/drafts/', {
    ...{ title: 'Длинный пост', blocks: longPost(picture.id), audience: 'everyone', tiers: [] },
  });
  return `${origin}/post/edit/${id}`;
}

/** Runs in the page: how long each input took until the frame that shows it, by act. */
function watchTyping(): void {
  const times: Record<string, Map<number, number>> = {};
  Object.assign(window, { times, act: '' });
  new PerformanceObserver((list) => {
    const act = (times[String(Reflect.get(window, 'act'))] ??= new Map());
    for (const entry of list.getEntries()) {
      const id: unknown = Reflect.get(entry, 'interactionId');
      if (typeof id === 'number' && id > 0) act.set(id, Math.max(act.get(id) ?? 0, entry.duration));
    }
  }).observe({ type: 'event', buffered: true, ...{ durationThreshold: 16 } });
}

const pause = { delay: 80 };
const repeat = async (times: number, act: () => Promise<void>) => {
  for (let count = 0; count < times; count += 1) await act();
};

/** Acts of a person who writes. */
const acts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  middle: (page) => page.keyboard.type('а потом слышно чайник, ', pause),
  enter: (page) => repeat(8, () => page.keyboard.press('Enter', pause)),
  backspace: (page) => repeat(8, () => page.keyboard.press('Backspace', pause)),
  bold: (page) => repeat(8, () => page.keyboard.press('Control+b', pause)),
  undo: (page) => repeat(3, () => page.keyboard.press('Control+z', pause)),
  async end(page) {
    await page.keyboard.press('Control+End');
    await page.keyboard.type('а потом слышно чайник, ', pause);
  },
};

type Times = Readonly<Record<string, readonly number[]>>;

async function measure(page: Page, url: string, cpu: number): Promise<Times> {
  await page.addInitScript(watchTyping);
  await page.goto(url, { waitUntil: 'networkidle' });
  const text = page.locator('.ProseMirror');
  await text.locator('> p').nth(75).click();
  await page.keyboard.press('End');
  await slowDown(page, cpu);
  for (const [name, act] of Object.entries(acts)) {
    await page.waitForTimeout(1000);
    await page.evaluate((value) => Object.assign(window, { act: value }), name);
    await act(page);
  }
  await page.waitForTimeout(1000);
  const times = await page.evaluate(() =>
    Object.entries(Reflect.get(window, 'times') as Record<string, Map<number, number>>).map(
      ([name, found]) => [name, [...found.values()]] as const,
    ),
  );
  return Object.fromEntries(times.filter(([name]) => name !== ''));
}

/** Interaction to Next Paint of a visit: the slowest of its inputs, but for one in fifty. */
const inpOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => b - a)[Math.floor(times.length / 50)] ?? NaN;

/**
 * Cost of writing in a post of 300 blocks, ours and bare Tiptap's with the same text: Interaction to Next Paint of the
 * visit and the slowest of each act; milliseconds, in steps of 8.
 */
export async function writerInputs(browser: Browser, origin: string, tiptap: string, cpu: number) {
  const context = await signedIn(browser, origin);
  const ours = await measure(await context.newPage(), await makeLongPost(context, origin), cpu);
  await context.close();
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  const bare = await measure(page, tiptap, cpu);
  await page.close();
  const rows = (name: string, times: Times) => [
    [`inp ${name}writing`, inpOf(Object.values(times).flat())] as const,
    ...Object.entries(times).map(([act, each]) => [`${name}writing, ${act}`, Math.max(...each)] as const),
  ];
  return Object.fromEntries([...rows('', ours), ...rows('bare ', bare)]);
}

const minute = 60_000;

interface Kept {
  readonly memory: number;
  readonly elements: number;
  readonly listeners: number;
}

/** Memory of the page after a garbage collection: bytes, DOM nodes, listeners. */
async function keptBy(client: CDPSession): Promise<Kept> {
  const memory = await keptBytes(client);
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { memory, elements: of('Nodes'), listeners: of('JSEventListeners') };
}

/** Advances the page's clock, and types and deletes a few letters every ten seconds. */
async function writeFor(page: Page, minutes: number, isSaved: () => Promise<unknown>): Promise<void> {
  for (let passed = 0; passed < minutes * minute; passed += 20_000) {
    for (const key of ['f', 'Backspace']) {
      await repeat(6, () => page.keyboard.press(key));
      const saving = isSaved();
      await page.clock.runFor(10_000);
      await saving;
    }
  }
}

/** Memory after an hour of writing, beside that after twenty minutes: the undo history is full by then. */
async function hourIn(page: Page, url: string, isSaved: () => Promise<unknown>) {
  await page.clock.install();
  await page.goto(url);
  const text = page.locator('.ProseMirror > p').nth(75);
  await text.waitFor();
  await page.clock.runFor(5000);
  await text.click();
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await writeFor(page, 20, isSaved);
  const before = await keptBy(client);
  await writeFor(page, 60, isSaved);
  const after = await keptBy(client);
  return { before, after };
}

/** An hour of writing and saving on a clock that runs ahead, ours and bare Tiptap's, which saves nothing. */
export async function hourOfWriting(browser: Browser, origin: string, tiptap: string) {
  const context = await signedIn(browser, origin);
  const url = await makeLongPost(context, origin);
  const page = await context.newPage();
  const isSave = (reply: Response) => reply.request().method() === 'PUT' && reply.ok();
  const ours = await hourIn(page, url, () => page.waitForResponse(isSave));
  await context.close();
  const barePage = await browser.newPage({ ignoreHTTPSErrors: true });
  const bare = await hourIn(barePage, tiptap, async () => undefined);
  await barePage.close();
  return {
    'memory after an hour of writing': ours.after.memory / ours.before.memory,
    'elements after an hour of writing': ours.after.elements / ours.before.elements,
    'listeners after an hour of writing': ours.after.listeners / ours.before.listeners,
    'bytes that the hour has left': ours.after.memory - ours.before.memory,
    'bytes that it has left in bare Tiptap': bare.after.memory - bare.before.memory,
  };
}
