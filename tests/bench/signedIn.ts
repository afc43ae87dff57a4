import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { demoLogin } from '#src/server/demo/authors.ts';

const tokens = ['access', 'refresh'] as const;

/** A browser of the person of the demo login. */
export async function signedIn(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'ru-RU', ...options });
  const reply = await context.request.post(`${origin}/auth/jwt/create/`, { data: demoLogin });
  const { access, refresh } = (await reply.json()) as Record<(typeof tokens)[number], string>;
  await context.addCookies([{ name: 'access_token', value: access, url: origin }]);
  await context.addInitScript((token) => localStorage.setItem('refresh_token', token), refresh);
  return context;
}
