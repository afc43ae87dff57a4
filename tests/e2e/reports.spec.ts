import { breakFeed } from './breakFeed.ts';
import { demoLogin } from '#src/server/demo/authors.ts';
import { browseOverTls } from './overTls.ts';
import { watchPolicy } from './policy.ts';
import type { ProductServer } from './server.ts';
import { login } from './steps.ts';
import { expect, test } from './test.ts';

/** Awaits one report and removes it from those that fail the run. */
async function takeReport({ reports }: ProductServer): Promise<Record<string, unknown>> {
  await expect.poll(() => reports.length, { timeout: 20_000 }).toBe(1);
  return JSON.parse(reports.splice(0)[0] ?? '{}');
}

test('what the policy stops is in the log of the server, and the link of the message is not', async ({
  server,
}) => {
  const { context, close } = await browseOverTls(server.origin);
  const violations: string[] = [];
  await watchPolicy(context, violations);
  const page = await context.newPage();
  await page.goto('/reset-password/MQ/secret-token?from=letter');
  await page.evaluate(() => {
    new Image().src = 'https://elsewhere.example/pixel?user=anna';
  });

  const report = await takeReport(server);
  expect(report).toMatchObject({
    msg: 'content policy violated',
    route: '/reset-password/:uid/:token',
    directive: 'img-src',
    blocked: 'https://elsewhere.example',
  });
  expect(JSON.stringify(report)).not.toMatch(/secret-token|letter|pixel|anna/);
  await expect.poll(() => violations).toHaveLength(1);
  await close();
});

test('a page that breaks is in the log of the server, with the place in our files', async ({
  page,
  server,
}) => {
  await breakFeed(page);
  await page.goto('/?login=1');
  const reported = page.waitForResponse('**/api/reports/');
  await login(page, demoLogin);
  await expect(page.getByRole('heading', { level: 1, name: 'Что-то пошло не так' })).toBeVisible();

  expect(await takeReport(server)).toMatchObject({
    msg: 'page crashed',
    route: '/feed',
    error: 'TypeError: Cannot read properties of null',
    at: expect.stringMatching(/^[\w-]+\.js:\d+:\d+ /),
    reqId: (await reported).headers()['x-request-id'],
  });
});

test('the run notices what the policy stops', async ({ page, violations }) => {
  await page.goto('/');
  await page.evaluate(() => {
    new Image().src = 'https://elsewhere.example/pixel';
  });
  await expect.poll(() => violations.splice(0)).toEqual([expect.stringContaining('img-src stopped https')]);
});
