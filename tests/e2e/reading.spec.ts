import { demoLogin } from '#src/server/demo/authors.ts';
import { cutSounds } from './cutting.ts';
import { expectFeed, login, newAccount, postPath, register } from './steps.ts';
import { expect, type Page, test } from './test.ts';

const locked = 'Почему я всегда выхожу слева';
const behind = 'Не свистеть за кулисами.';
const heard = 'Черновик третьей песни и ноты к нему';

async function enter(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/`);
  await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click();
  await register(page, newAccount());
  await expect(page.getByRole('heading', { level: 1, name: 'Лента' })).toBeVisible();
}

const card = (page: Page, name: string) => page.getByRole('article', { name });
const openCard = (page: Page, name: string) =>
  card(page, name).getByRole('heading').getByRole('link', { name }).click();

test('a reload keeps the position on every kind of page, with the pages of a list', async ({ page }) => {
  const top = () => page.evaluate(() => window.scrollY);
  const keepsPosition = async () => {
    // A page that is still loading may move after it was scrolled: the position counts that the reader leaves.
    await page.evaluate(() => {
      addEventListener('pagehide', () => sessionStorage.setItem('left', String(window.scrollY)));
    });
    await page.reload();
    const left = Number(await page.evaluate(() => sessionStorage.getItem('left')));
    expect(left).toBeGreaterThan(0);
    await expect.poll(top, page.url()).toBe(left);
  };
  await page.goto('/?login=1');
  await login(page, demoLogin);
  await expectFeed(page);
  await page.setViewportSize({ width: 1280, height: 480 });

  const cards = page.getByRole('article');
  await page.getByRole('tab', { name: 'Все' }).click();
  await expect(cards.first()).toBeVisible();
  const first = await cards.count();
  await page.getByRole('button', { name: 'Показать ещё' }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
  await cards.nth(first).scrollIntoViewIfNeeded();
  await keepsPosition();

  for (const [address, last] of [
    ['/profile', page.getByRole('article').last()],
    ['/profile?view=subscriptions', page.getByRole('link', { name: 'Найти авторов' })],
    ['/profile?view=posts', page.getByRole('main').getByRole('listitem').last()],
    ['/profile/zoya.mirskaya', page.getByRole('article').last()],
  ] as const) {
    await page.goto(address);
    await last.scrollIntoViewIfNeeded();
    await keepsPosition();
  }

  await page.goto(postPath(heard));
  await page.getByRole('heading', { name: 'Комментарии' }).scrollIntoViewIfNeeded();
  await keepsPosition();

  // An address that is typed begins at the top.
  await page.goto('/profile');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await top()).toBe(0);
});

test('a reader finds a post, opens it for nothing where it stands, and marks it for every tab', async ({
  page,
  context,
}) => {
  await enter(page);
  await expectFeed(page);
  await expect(page.getByRole('region', { name: 'С чего начать' })).toBeVisible();
  await openCard(page, locked);
  await expect(page.getByRole('heading', { level: 1, name: locked })).toBeVisible();
  await expect(page.getByText(behind)).toHaveCount(0);

  await page.getByRole('region', { name: 'Как открыть пост' }).getByRole('button').click();
  await expect(page.getByText(behind)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Пост открыт' })).toHaveCount(1);
  const focused = page.locator(':focus');
  await expect(focused).toContainText('Однажды справа стоял рояль');

  const other = await context.newPage();
  await other.goto('/feed?tab=bookmarks');
  await expect(other.getByText('Сохраняйте посты закладкой под ними, и они найдутся здесь')).toBeVisible();

  await page.getByRole('button', { name: /^Нравится/ }).click();
  await page.getByRole('button', { name: 'В закладках' }).click();
  await expect(page.getByRole('button', { name: /^Нравится/ })).toHaveAttribute('aria-pressed', 'true');

  const saved = card(other, locked);
  const heart = saved.getByRole('button', { name: /^Нравится/ });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(page.getByRole('button', { name: /^Нравится/ })).toHaveAttribute('aria-pressed', 'false');
});

test('a sound goes on from the same second after the connection was cut, and on the next visit', async ({
  page,
  server,
}) => {
  const cutting = await cutSounds(server.origin);
  try {
    await enter(page, cutting.origin);
    await openCard(page, heard);
    const player = page.getByRole('group', { name: /Третья песня/ });
    await player.getByRole('button', { name: 'Слушать' }).click();
    await expect(player.getByRole('button', { name: 'Пауза', exact: true })).toBeVisible();
    const place = player.getByRole('slider', { name: 'Место записи' });
    await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(0);
    cutting.cut();
    await expect(player.getByRole('alert')).toContainText('Проверьте связь', { timeout: 45_000 });
    const stopped = Number(await place.inputValue());
    expect(stopped).toBeGreaterThan(0);

    cutting.mend();
    await player.getByRole('button', { name: 'Слушать дальше' }).click();
    await expect(player.getByRole('alert')).toHaveCount(0);
    await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(stopped + 1);
    expect(Number(await place.inputValue())).toBeLessThan(stopped + 8);

    await player.getByRole('button', { name: 'Пауза' }).click();
    await expect(player.getByRole('button', { name: 'Слушать', exact: true })).toBeVisible();
    const left = Number(await place.inputValue());
    await page.reload();
    await expect.poll(async () => Number(await place.inputValue())).toBe(left);
  } finally {
    await cutting.close();
  }
});

test('a file of a post is saved under its name', async ({ page }) => {
  await enter(page);
  await openCard(page, heard);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Скачать: Третья песня, ноты/ }).click();
  expect((await download).suggestedFilename()).toBe('Третья песня, ноты.txt');
});

test('a visitor is asked to log in at the address of a post, and comes back to it', async ({ page }) => {
  await page.goto('/feed/post/1');
  await expect(page).toHaveURL('/');
  await page.getByRole('dialog', { name: 'Вход' }).getByText('Регистрация').click();
  await register(page, newAccount());
  await expect(page).toHaveURL('/feed/post/1');
  await expect(page.getByRole('heading', { level: 1, name: heard })).toBeVisible();
});

test('without a network a heart says that it was undone, and a line says why', async ({ page, context }) => {
  await enter(page);
  await openCard(page, heard);
  await expect(page.getByRole('heading', { level: 1, name: heard })).toBeVisible();
  // The machinery of notices is downloaded ahead.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('Нет связи. Пока она не вернётся')).toBeVisible();
  await page.getByRole('button', { name: /^Нравится/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Отметка не сохранилась' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Нет связи. Пока она не вернётся')).toHaveCount(0);
});
