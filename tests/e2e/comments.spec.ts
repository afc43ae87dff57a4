import {
  choose,
  commentCount,
  commentField,
  comments,
  commentSaying,
  commentsHeading,
  discussed,
  enterPost,
  say,
} from './comments.ts';
import { deleteAccount, openSettings } from './steps.ts';
import { expect, test } from './test.ts';

test('what a reader says can be edited, taken away and brought back', async ({ page, server }) => {
  await enterPost(page, server);
  const before = await commentCount(page);
  await say(page, 'Тише, холодильник спит');
  await expect.poll(() => commentCount(page)).toBe(before + 1);

  await choose(page, commentSaying(page, 'холодильник спит'), 'Изменить');
  await page.getByRole('textbox', { name: 'Правка комментария' }).fill('Тише, холодильник поёт');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(commentSaying(page, 'холодильник поёт')).toContainText('изменён');

  await choose(page, commentSaying(page, 'холодильник поёт'), 'Удалить');
  await expect(commentSaying(page, 'холодильник поёт')).toHaveCount(0);
  await page.getByRole('link', { name: 'Вернуть' }).click();
  await expect(commentSaying(page, 'холодильник поёт')).toBeVisible();
  await page.reload();
  await expect(commentSaying(page, 'холодильник поёт')).toBeVisible();
  await expect.poll(() => commentCount(page)).toBe(before + 1);
});

test('the number of comments on a card leads to them, and Back to the card', async ({ page, server }) => {
  await enterPost(page, server);
  await page.goto('/feed');
  const card = page.getByRole('article', { name: discussed });
  await card.getByRole('link', { name: /комментари/ }).click();
  await expect(commentsHeading(page)).toBeFocused();
  await expect(commentsHeading(page)).toBeInViewport();
  await page.goBack();
  await expect(card).toBeInViewport();
});

test('an answer stands below the comment that it answers', async ({ page, server }) => {
  await enterPost(page, server);
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

test('what was typed outlives a lost connection and a reload, and is said once', async ({ page, server }) => {
  await enterPost(page, server);
  const before = await commentCount(page);
  const calls = /\/api\/posts\/\d+\/comments\/$/;
  // The server has it, its answer is lost.
  await page.route(calls, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await commentField(page).fill('Слышно соседа');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText(/пропала связь/)).toBeVisible();
  await expect(commentField(page)).toHaveValue('Слышно соседа');
  await page.unroute(calls);
  await page.reload();
  await expect(commentField(page)).toHaveValue('Слышно соседа');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(commentField(page)).toHaveValue('');
  await page.reload();
  await expect(commentSaying(page, 'Слышно соседа')).toHaveCount(1);
  await expect.poll(() => commentCount(page)).toBe(before + 1);
});

test('the moderators are told of a comment and of a post', async ({ page, server }) => {
  await enterPost(page, server);
  await choose(page, comments(page).first(), 'Пожаловаться');
  await page.getByText('Спам', { exact: true }).click();
  await page.getByRole('button', { name: 'Отправить жалобу' }).click();
  await expect(page.getByText('Жалоба отправлена').first()).toBeVisible();
  await page.getByRole('button', { name: /^Действия с.постом$/ }).click();
  await page.getByRole('menuitem', { name: /^Пожаловаться/ }).click();
  await page.getByText('Другое').click();
  await page.getByRole('button', { name: 'Отправить жалобу' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a second reader is offered what the first one says', async ({ page, browser, baseURL, server }) => {
  await page.clock.install();
  await enterPost(page, server);
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await enterPost(other, server);
  await say(other, 'Ля у всех своя');
  const offer = page.getByRole('button', { name: /нов.* комментари/ });
  await expect(offer).toHaveCount(0);
  await page.clock.fastForward('00:31');
  await offer.click();
  await expect(commentSaying(page, 'Ля у всех своя')).toBeVisible();
  await expect(commentsHeading(page)).toBeFocused();
  await context.close();
});

test('moderators hide what is complained about, and bring it back', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  test.skip(process.env['E2E_ORIGIN'] !== undefined, 'the product is somebody else’s');
  const words = 'Продам гитару, недорого';
  await enterPost(page, server);
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await enterPost(other, server);
  const written = other.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/comments/'),
  );
  await say(other, words);
  const { id } = (await (await written).json()) as { id: string };
  await page.reload();
  await choose(page, commentSaying(page, words), 'Пожаловаться');
  await page.getByText('Спам', { exact: true }).click();
  await page.getByRole('button', { name: 'Отправить жалобу' }).click();
  await expect(page.getByText('Жалоба отправлена').first()).toBeVisible();

  const signed = ['--by', 'Лида', '--reason', 'Реклама'];
  await server.moderate('hide', 'comment', id, ...signed);
  for (const reader of [page, other]) {
    await reader.reload();
    await expect(comments(reader).first()).toBeVisible();
    await expect(commentSaying(reader, words)).toHaveCount(0);
  }
  await server.moderate('restore', 'comment', id, ...signed);
  await page.reload();
  await expect(commentSaying(page, words)).toBeVisible();
  await context.close();
});

test('what somebody has said stays without a name when their account is gone', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  const { password } = await enterPost(page, server);
  await say(page, 'Я это ещё спою');
  await openSettings(page);
  await deleteAccount(page, password);
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const stranger = await context.newPage();
  await enterPost(stranger, server);
  const comment = commentSaying(stranger, 'Я это ещё спою');
  await expect(comment).toContainText('Удалённый аккаунт');
  await expect(comment.getByRole('link')).toHaveCount(0);
  await context.close();
});
