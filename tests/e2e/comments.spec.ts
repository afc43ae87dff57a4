import { newAccount, postPath, register } from './steps.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const post = 'Черновик третьей песни и ноты к нему';

/** A new reader on the page of a post. */
async function enter(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click();
  await register(page, newAccount());
  await expect(page.getByRole('heading', { level: 1, name: 'Лента' })).toBeVisible();
  await page.goto(postPath(post));
  await expect(page.getByRole('list', { name: 'Комментарии' })).toBeVisible();
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Новый комментарий' });
const heading = (page: Page) => page.getByRole('heading', { name: /^Комментарии/ });
const said = (page: Page) => page.getByRole('list', { name: 'Комментарии' }).getByRole('article');
const saying = (page: Page, text: string) => said(page).filter({ hasText: text });

async function say(page: Page, text: string): Promise<Locator> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(saying(page, text)).toBeVisible();
  return saying(page, text);
}

async function choose(page: Page, comment: Locator, deed: string): Promise<void> {
  await comment.getByRole('button', { name: /^Действия/ }).click();
  await page.getByRole('menuitem', { name: deed }).click();
}

async function total(page: Page): Promise<number> {
  const [, number = ''] = /(\d+)$/.exec((await heading(page).textContent()) ?? '') ?? [];
  return Number(number);
}

test('what a reader says can be edited, taken away and brought back', async ({ page }) => {
  await enter(page);
  const before = await total(page);
  await say(page, 'Тише, холодильник спит');
  await expect.poll(() => total(page)).toBe(before + 1);

  await choose(page, saying(page, 'холодильник спит'), 'Изменить');
  await page.getByRole('textbox', { name: 'Правка комментария' }).fill('Тише, холодильник поёт');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(saying(page, 'холодильник поёт')).toContainText('изменён');

  await choose(page, saying(page, 'холодильник поёт'), 'Удалить');
  await expect(saying(page, 'холодильник поёт')).toHaveCount(0);
  await page.getByRole('link', { name: 'Вернуть' }).click();
  await expect(saying(page, 'холодильник поёт')).toBeVisible();
  await page.reload();
  await expect(saying(page, 'холодильник поёт')).toBeVisible();
  await expect.poll(() => total(page)).toBe(before + 1);
});

test('the number of comments on a card leads to them, and Back to the card', async ({ page }) => {
  await enter(page);
  await page.goto('/feed');
  const card = page.getByRole('article', { name: post });
  await card.getByRole('link', { name: /комментари/ }).click();
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await page.goBack();
  await expect(card).toBeInViewport();
});

test('an answer stands below the comment that it answers', async ({ page }) => {
  await enter(page);
  const first = page.getByRole('list', { name: 'Комментарии' }).getByRole('listitem').first();
  await first
    .getByRole('button', { name: /^Ответить/ })
    .first()
    .click();
  const answer = page.getByRole('textbox', { name: /^Ответ/ });
  await expect(answer).toBeFocused();
  await answer.fill('И у меня так же');
  await answer.press('Control+Enter');
  await expect(first.getByRole('list').getByText('И у меня так же')).toBeVisible();
  await expect(answer).toHaveCount(0);
});

test('what was typed outlives a lost connection and a reload, and is said once', async ({ page }) => {
  await enter(page);
  const before = await total(page);
  const calls = /\/api\/posts\/\d+\/comments\/$/;
  // The server has it, its answer is lost.
  await page.route(calls, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await field(page).fill('Слышно соседа');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText(/пропала связь/)).toBeVisible();
  await expect(field(page)).toHaveValue('Слышно соседа');
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Отправить ещё раз' }).click();
  await expect(saying(page, 'Слышно соседа')).toBeVisible();
  await page.reload();
  await expect(saying(page, 'Слышно соседа')).toHaveCount(1);
  await expect.poll(() => total(page)).toBe(before + 1);

  await field(page).fill('Недописанное');
  await page.reload();
  await expect(field(page)).toHaveValue('Недописанное');
});

test('the moderators are told of a comment and of a post', async ({ page }) => {
  await enter(page);
  await choose(page, said(page).first(), 'Пожаловаться');
  await page.getByText('Спам', { exact: true }).click();
  await page.getByRole('button', { name: 'Отправить жалобу' }).click();
  await expect(page.getByText('Жалоба отправлена').first()).toBeVisible();
  await page.getByRole('button', { name: /^Действия с.постом$/ }).click();
  await page.getByRole('menuitem', { name: /^Пожаловаться/ }).click();
  await page.getByText('Другое').click();
  await page.getByRole('button', { name: 'Отправить жалобу' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a second reader is offered what the first one says', async ({ page, browser }) => {
  test.slow();
  await enter(page);
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await enter(other);
  await say(other, 'Ля у всех своя');
  await expect(page.getByRole('button', { name: /нов.* комментари/ })).toBeVisible({ timeout: 45_000 });
  await page.getByRole('button', { name: /нов.* комментари/ }).click();
  await expect(saying(page, 'Ля у всех своя')).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await context.close();
});
