import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '#tests/setup/chromium.ts';
import { watchPolicy } from './policy.ts';

/** An address that documentation may use and nobody has: unlike the loopback address it is no secure context. */
const address = '192.0.2.1';

export interface PlainBrowser {
  context: BrowserContext;
  close(): Promise<void>;
}

/**
 * A browser that meets `target` on plain http at an address of a network, as a house tries the product out: browsers have
 * no locks, clipboard and key derivation there.
 */
export async function browsePlainly(target: string, violations: string[]): Promise<PlainBrowser> {
  const { port } = new URL(target);
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArgs, `--host-resolver-rules=MAP ${address} 127.0.0.1`],
  });
  const context = await browser.newContext({
    baseURL: `http://${address}:${port}`,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
  });
  await watchPolicy(context, violations);
  return { context, close: () => browser.close() };
}
