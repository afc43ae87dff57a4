import { watchPolicy } from './policy.ts';
import type { Browser, BrowserContext } from './test.ts';

/** An address reserved for documentation: unlike the loopback address it is no secure context. */
const address = '192.0.2.1';

/** Sends what is asked of the address to this machine. */
export const plainHttpArg = `--host-resolver-rules=MAP ${address} 127.0.0.1`;

/**
 * A device that meets `target` on plain http at an address of a network, as a house tries the product out: browsers have
 * no locks, clipboard and key derivation there.
 */
export async function browsePlainly(
  browser: Browser,
  target: string,
  violations: string[],
): Promise<BrowserContext> {
  const { port } = new URL(target);
  const context = await browser.newContext({
    baseURL: `http://${address}:${port}`,
    viewport: { width: 1440, height: 900 },
  });
  await watchPolicy(context, violations);
  return context;
}
