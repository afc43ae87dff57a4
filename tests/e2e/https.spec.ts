import { demoLogin } from '#src/server/demo/authors.ts';
import { browseOverTls } from './overTls.ts';
import { expectFeed, login } from './steps.ts';
import { expect, test } from './test.ts';

test('on https the cookie of the access token goes to this host only, never by plain http or from other sites', async ({
  server,
}) => {
  const { context, close } = await browseOverTls(server.origin);
  const page = await context.newPage();
  await page.goto('/?login=1');
  await login(page, demoLogin);
  await expectFeed(page);
  const cookies = await context.cookies();
  expect(cookies).toHaveLength(1);
  expect(cookies).toMatchObject([
    // Chromium puts a dot before the domain of a cookie that subdomains get, too.
    { name: 'access_token', domain: '127.0.0.1', path: '/', secure: true, sameSite: 'Strict' },
  ]);
  await close();
});
