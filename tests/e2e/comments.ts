import type { ProductServer } from './server.ts';
import { newAccount, postPath, proveEmail, register } from './steps.ts';
import { expect, type Locator, type Page } from './test.ts';

/** A public post with comments of the demo. */
export const discussed = 'Черновик третьей песни и ноты к нему';

/** A new reader with a proved e-mail on the page of a post that is for everyone. @returns who it is */
export async function enterPost(page: Page, server: ProductServer) {
  const account = newAccount();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click();
  await register(page, account);
  await expect(page.getByRole('heading', { level: 1, name: 'Лента' })).toBeVisible();
  await proveEmail(server, account);
  await page.goto(postPath(discussed));
  await expect(page.getByRole('list', { name: 'Комментарии' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Ваше имя' }).fill('Пётр Ладов');
  return account;
}

export const commentField = (page: Page) => page.getByRole('textbox', { name: 'Новый комментарий' });
export const commentsHeading = (page: Page) => page.getByRole('heading', { name: /^Комментарии/ });
export const comments = (page: Page) => page.getByRole('list', { name: 'Комментарии' }).getByRole('article');
export const commentSaying = (page: Page, text: string) => comments(page).filter({ hasText: text });

export async function say(page: Page, text: string): Promise<void> {
  await commentField(page).fill(text);
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(commentSaying(page, text)).toBeVisible();
}

/** Something that the menu of a comment offers. */
export async function choose(page: Page, comment: Locator, action: string): Promise<void> {
  await comment.getByRole('button', { name: /^Действия/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** The number beside the heading. */
export async function commentCount(page: Page): Promise<number> {
  const [, number = ''] = /(\d+)$/.exec((await commentsHeading(page).textContent()) ?? '') ?? [];
  return Number(number);
}
