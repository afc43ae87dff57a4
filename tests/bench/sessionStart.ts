import type { Browser, BrowserContext, Response } from '@playwright/test';
import { signedIn } from './signedIn.ts';

/** Answers of the API by path and query: what the page would hold if they were in it. */
type Answers = Record<string, string>;

/** Runs in the page: answers at once what it knows. */
function answerAtOnce(answers: Answers): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href);
    const body = answers[pathname + search];
    return body === undefined
      ? fetch(input, init)
      : new Response(body, { headers: { 'Content-Type': 'application/json' } });
  };
}

/** Runs in the page: notes the frame with the first post. */
function watchFeed(): void {
  const look = () => {
    if (document.querySelector('article')) Object.assign(window, { shown: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Milliseconds from the request for the feed to its first post on the screen.
 * @param answers of the API, to be had without a request
 */
async function visit(context: BrowserContext, origin: string, answers: Answers): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(watchFeed);
  await page.addInitScript(answerAtOnce, answers);
  await page.goto(`${origin}/feed`);
  const shown = await page.waitForFunction(() => Reflect.get(window, 'shown') as number | undefined);
  const time = Number(await shown.jsonValue());
  await page.close();
  return time;
}

/** The start of a session, as it is and with all that it asks for in the page. */
export async function sessionStart(browser: Browser, origin: string) {
  const context = await signedIn(browser, origin);
  const answers: Answers = {};
  const reads: Promise<void>[] = [];
  const read = async (response: Response) => {
    const { pathname, search } = new URL(response.url());
    if (/^\/(?:api|auth)\//.test(pathname)) answers[pathname + search] = await response.text();
  };
  // The feed does not wait for responses that are pending when their page is left.
  context.on('response', (response) => reads.push(read(response).catch(() => undefined)));
  // The first visit fills the browser's cache and shows what is asked for.
  await visit(context, origin, {});
  await Promise.all(reads);
  const known = { ...answers };
  const times = { ours: await visit(context, origin, {}), inlined: await visit(context, origin, known) };
  await context.close();
  if (Object.keys(known).length === 0) throw new Error('The feed asked the API for nothing');
  return times;
}
