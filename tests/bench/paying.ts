import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signedIn } from './signedIn.ts';

/** Kopecks of a donation. */
const amount = 30_000;

const orderIn = (id: string) => `/api/orders/${id}/`;

/** Headers of the person whose browser it is. */
async function headersOf(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = await context.cookies();
  const { value = '' } = cookies.find(({ name }) => name === 'access_token') ?? {};
  return { authorization: `Bearer ${value}` };
}

/** Orders a donation: to another author, since ordering the same again leads to the order of before. @returns its id */
async function order(
  context: BrowserContext,
  origin: string,
  headers: Record<string, string>,
  which: number,
): Promise<string> {
  const list = await context.request.get(`${origin}/api/authors/`, { headers });
  const { results } = (await list.json()) as { results: { id: number }[] };
  const reply = await context.request.post(`${origin}/api/orders/`, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: { purpose: 'donation', subject: results[which]?.id, amount },
  });
  if (reply.status() !== 201) throw new Error(`An order is answered with ${reply.status()}`);
  const { id } = (await reply.json()) as { id: string };
  return id;
}

/** Milliseconds from the press of the page's button to the bank's page. */
async function press(page: Page, origin: string): Promise<number> {
  const button = page.getByRole('button', { name: /^Оплатить/ });
  await button.waitFor();
  const start = performance.now();
  await button.click();
  await page.waitForURL((url) => url.origin !== origin);
  return performance.now() - start;
}

/** A page that does no more than the redirect. */
const bare = (
  id: string,
  headers: Record<string, string>,
) => `<!doctype html><button>Оплатить</button><script>
  document.querySelector('button').onclick = async () => {
    const headers = ${JSON.stringify({ ...headers, 'content-type': 'application/json' })};
    const reply = await fetch('${orderIn(id)}pay/', { method: 'POST', headers, body: '{}' });
    location.assign((await reply.json()).redirect_url);
  };
</script>`;

/** The way from «Оплатить» to the bank's page: ours, and the same from a bare page. */
export async function paying(browser: Browser, origin: string) {
  const context = await signedIn(browser, origin);
  const headers = await headersOf(context);
  const page = await context.newPage();
  const checkout = `${origin}/checkout/${await order(context, origin, headers, 0)}`;
  await page.goto(checkout, { waitUntil: 'networkidle' });
  const ours = await press(page, origin);
  const id = await order(context, origin, headers, 1);
  await page.route(`${origin}/bare`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: bare(id, headers) }),
  );
  await page.goto(`${origin}/bare`);
  const redirect = await press(page, origin);
  await context.close();
  return { ours, bare: redirect };
}
