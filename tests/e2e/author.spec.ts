import { addTier, becomeAuthor, enter, expectPage, makePage, title } from './ownPage.ts';
import { proveEmail } from './steps.ts';
import { expect, type Page, test } from './test.ts';
import { addFiles, callAs, expectSaved, pngOf, textField, titleField, wavOf, write } from './writing.ts';

/** A beginning for everybody, and below the paywall mark two pictures and a sound for subscribers. */
async function writePost(page: Page): Promise<void> {
  await write(page, 'Песня для своих', 'Начало для всех.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Только своим.');
  await page.getByRole('button', { name: 'Занавес', exact: true }).click();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await expect(textField(page)).toHaveText(/Начало для всех\.Занавес.*Только своим\./);
  await page.getByRole('radio', { name: /^Подписчикам/ }).check({ force: true });
  await expect(textField(page)).toContainText('Дальше для подписчиков');

  await textField(page).press('ControlOrMeta+End');
  await addFiles(page, 'Картинка', [await pngOf('утро.png', '#dd6633'), await pngOf('вечер.png', '#223355')]);
  const pictures = textField(page).getByRole('figure').locator('img');
  await expect(pictures).toHaveCount(2);
  await addFiles(page, 'Запись', [wavOf('тон.wav')]);
  await expect(textField(page).getByText('тон', { exact: true })).toBeVisible();
  for (const [index, alt] of ['Утро над рекой', 'Вечер над рекой'].entries()) {
    await pictures.nth(index).click();
    await page.keyboard.press('Enter');
    const words = page.getByRole('dialog', { name: 'Описание и подпись' });
    await words.getByLabel('Что на картинке').fill(alt);
    await words.getByRole('button', { name: 'Готово' }).click();
    await expect(textField(page).getByRole('img', { name: alt })).toBeVisible();
  }
}

/** Plans the post for a day of next year, by keyboard. */
async function schedule(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^По.расписанию/ }).check({ force: true });
  await page.getByRole('spinbutton', { name: /^день/ }).focus();
  await page.keyboard.type(`0101${new Date().getFullYear() + 1}`);
  await page.getByRole('spinbutton', { name: /^час/ }).focus();
  await page.keyboard.type('1200');
  await page.getByRole('button', { name: 'Запланировать' }).click();
  await expect(page.getByText(/^Пост выйдет 1.января, 12:00/)).toBeVisible();
}

test(
  'one becomes an author: page, tier, a post that comes out on schedule, is followed, edited and brought back',
  { tag: '@smoke' },
  async ({ page, other, server }) => {
    test.setTimeout(120_000);
    const account = await enter(page, '/profile');
    await proveEmail(server, account);
    await page.reload();
    await becomeAuthor(page, 'Нина', 'Художник');
    const path = await makePage(page);
    await page.goto('/profile');
    await addTier(page);

    await page.goto('/create');
    await expect(titleField(page)).toBeVisible();
    await writePost(page);
    await schedule(page);
    const id = await expectSaved(page);

    await enter(other, path);
    await expectPage(other);
    const post = `/feed/post/${id}`;
    await other.goto(post);
    await expect(title(other, 'Такого поста нет')).toBeVisible();

    // Another device moves the moment closer: the fields are as exact as a minute.
    const draft = () => callAs(page, server.origin, account, ['GET', `/api/drafts/${id}/`]);
    const revision = Number((await draft())['revision']);
    const call = ['PUT', `/api/drafts/${id}/publication/`] as const;
    const at = new Date(Date.now() + 1000).toISOString();
    await callAs(page, server.origin, account, call, { data: { at }, revision });
    await expect.poll(async () => (await draft())['state'], { timeout: 30_000 }).toBe('published');

    await other.goto(post);
    await expect(title(other, 'Песня для своих')).toBeVisible();
    await expect(other.getByText('Начало для всех.')).toBeVisible();
    expect(await other.content()).not.toContain('Только своим.');
    await other.getByRole('region', { name: 'Как открыть пост' }).getByRole('button').click();
    await expect(other.getByText('Только своим.')).toBeVisible();
    await expect(other.getByRole('img', { name: 'Вечер над рекой' })).toBeVisible();
    await expect(other.getByRole('group', { name: /тон/ })).toBeVisible();

    await page.reload();
    await textField(page).press('ControlOrMeta+End');
    await page.keyboard.type('Дописано потом.');
    await page.getByRole('button', { name: 'Обновить' }).click();
    await expect(page.getByText('Читатели видят новый текст')).toBeVisible();
    await other.reload();
    await expect(other.getByText('Дописано потом.')).toBeVisible();

    await page.getByRole('link', { name: 'Версии' }).click();
    await page.getByRole('button', { name: 'Вернуть эту версию' }).click();
    await expect(page.getByText('Версия возвращена')).toBeVisible();
    await page.getByRole('link', { name: /^К.посту/ }).click();
    await expect(textField(page)).toContainText('Только своим.');
    await expect(textField(page)).not.toContainText('Дописано потом.');
    await page.getByRole('button', { name: 'Обновить' }).click();
    await expect(page.getByText('Читатели видят новый текст')).toBeVisible();
    await other.reload();
    await expect(other.getByText('Только своим.')).toBeVisible();
    await expect(other.getByText('Дописано потом.')).toBeHidden();
  },
);
