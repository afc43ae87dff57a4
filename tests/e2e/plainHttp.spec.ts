import { demoLogin } from '#src/server/demo/authors.ts';
import { commentSaying, discussed, say } from './comments.ts';
import { browsePlainly } from './plainHttp.ts';
import { expectFeed, login, newAccount, postPath, register } from './steps.ts';
import { expect, test } from './test.ts';
import { addFiles, expectSaved, pngOf, textField, titleField, write } from './writing.ts';

test.describe('on plain http, at the address of a network', () => {
  test('one gets an account: the captcha is solved', async ({ browser, server, violations }) => {
    const context = await browsePlainly(browser, server.origin, violations);
    const page = await context.newPage();
    await page.goto('/?register=1');
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    await register(page, newAccount());
    await expectFeed(page);
    await context.close();
  });

  test('an author writes, uploads, and finds all of it again, in a second tab, too', async ({
    browser,
    server,
    violations,
  }) => {
    const context = await browsePlainly(browser, server.origin, violations);
    const page = await context.newPage();
    await page.goto('/?login=1&next=%2Fcreate');
    await login(page, demoLogin);
    await expect(titleField(page)).toBeVisible();
    await write(page, 'Без замка', 'Первая строка.');
    await expectSaved(page);
    await page.keyboard.press('Enter');
    await addFiles(page, 'Картинка', [await pngOf('утро.png', '#dd6633')]);
    await expect(textField(page).getByRole('figure').locator('img')).toHaveCount(1);
    await expectSaved(page);
    await page.reload();
    await expect(textField(page)).toContainText('Первая строка.');
    await expect(textField(page).getByRole('figure').locator('img')).toHaveCount(1);
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(titleField(second)).toHaveValue('Без замка');
    await context.close();
  });

  test('an author brings back what was there before', async ({ browser, server, violations }) => {
    const context = await browsePlainly(browser, server.origin, violations);
    const page = await context.newPage();
    await page.goto('/?login=1&next=%2Fcreate');
    await login(page, demoLogin);
    await expect(titleField(page)).toBeVisible();
    await write(page, 'Две попытки', 'Первая.');
    await expectSaved(page);
    // Another session keeps a version of its own.
    await context.close();
    const next = await browsePlainly(browser, server.origin, violations);
    const later = await next.newPage();
    await later.goto(new URL(page.url()).pathname);
    await login(later, demoLogin);
    await textField(later).press('ControlOrMeta+End');
    await later.keyboard.type(' Вторая.');
    await expectSaved(later);
    await later.getByRole('link', { name: 'Версии' }).click();
    await later.getByRole('radio').last().check({ force: true });
    await later.getByRole('button', { name: 'Вернуть эту версию' }).click();
    await expect(later.getByText('Версия возвращена')).toBeVisible();
    await later.getByRole('link', { name: 'К посту' }).click();
    await expect(textField(later)).toHaveText('Первая.');
    await next.close();
  });

  test('a reader comments, and copies the address of the post', async ({ browser, server, violations }) => {
    const context = await browsePlainly(browser, server.origin, violations);
    const page = await context.newPage();
    await page.goto('/?login=1');
    await login(page, demoLogin);
    await expectFeed(page);
    await page.goto(postPath(discussed));
    await say(page, 'Слышно и без шифра');
    await page.reload();
    await expect(commentSaying(page, 'Слышно и без шифра')).toBeVisible();
    await page.getByRole('button', { name: 'Поделиться' }).first().click();
    await expect(page.getByText('Ссылка скопирована')).toBeVisible();
    await context.close();
  });
});

test('without a way between tabs one reads the feed and a profile, and likes a post', async ({ page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  await page.goto('/?login=1');
  await login(page, demoLogin);
  await expectFeed(page);
  const post = page.getByRole('article').filter({ hasText: discussed });
  const like = post.getByRole('button', { name: /нрав/i });
  const wasPressed = await like.getAttribute('aria-pressed');
  await like.click();
  await expect(like).not.toHaveAttribute('aria-pressed', wasPressed ?? '');
  await post.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Что-то пошло не так')).toHaveCount(0);
});
