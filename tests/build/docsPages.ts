import type { Browser, Page } from 'playwright';
import { faultsOnPage, type Preview } from './docsFaults.ts';

/** Storybook's globals and the faults that the test collects. */
declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: Preview & { ready: () => Promise<void> };
    __STORYBOOK_ADDONS_CHANNEL__: {
      on: (event: string, listener: (told: never) => void) => void;
      emit: (event: string, told: unknown) => void;
    };
    snippets: string[];
    rendered: string;
  }
}

/** Loads Storybook once: going on to another of its pages is a tenth of that. */
async function load(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}iframe.html`);
  await page.waitForFunction(() => window['__STORYBOOK_PREVIEW__']?.ready());
  await page.evaluate(() => {
    const channel = window['__STORYBOOK_ADDONS_CHANNEL__'];
    channel.on('docsRendered', (id: string) => (window.rendered = id));
    channel.on('storybook/docs/snippet-rendered', ({ source }: { source: string }) =>
      window.snippets.push(source),
    );
  });
}

/** Opens a documentation page as the sidebar does, and waits until all of its stories are rendered. */
async function show(page: Page, id: string): Promise<void> {
  await page.evaluate((storyId) => {
    window.snippets = [];
    window['__STORYBOOK_ADDONS_CHANNEL__'].emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, id);
  await page.waitForFunction(
    (storyId) => {
      const { storyRenders } = window['__STORYBOOK_PREVIEW__'];
      return (
        window.rendered === storyId &&
        storyRenders.length === document.querySelectorAll('.sb-story').length &&
        storyRenders.every(({ phase }) => phase === 'finished')
      );
    },
    id,
    { polling: 50 },
  );
}

/** Faults of the visible page. */
export const faultsShown = (page: Page): Promise<string[]> =>
  page.evaluate(
    `(${faultsOnPage.toString()})({ preview: window['__STORYBOOK_PREVIEW__'], snippets: window.snippets })`,
  );

const computer = { width: 1280, height: 900 };

/** Content that a phone shows only by sideways scrolling. */
export async function faultsOnPhone(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 740 });
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.setViewportSize(computer);
  return excess > 0 ? [`is ${excess} px wider than a phone`] : [];
}

/**
 * Opens documentation pages one after the other. Stories in frames stay out: each would load Storybook again, and their
 * own tests open them.
 * @returns the faults, each after the address of its page
 */
export async function faultsOfDocs(
  browser: Browser,
  origin: string,
  ids: readonly string[],
): Promise<string[]> {
  const page = await browser.newPage({ viewport: computer, reducedMotion: 'reduce' });
  const faults: string[] = [];
  let current = 'every page';
  const report = (fault: string): void => {
    faults.push(`${current}: ${fault}`);
  };
  page.on('pageerror', ({ message }) => report(message));
  page.on('console', (message) => message.type() === 'error' && report(message.text()));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(origin).host) report(`asks ${host}`);
  });
  await page.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await load(page, origin);
  for (current of ids) {
    await show(page, current);
    for (const fault of [...(await faultsShown(page)), ...(await faultsOnPhone(page))]) report(fault);
  }
  await page.close();
  return faults;
}
