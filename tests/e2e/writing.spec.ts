import { watchPolicy } from './policy.ts';
import { login, newAccount, register } from './steps.ts';
import { expect, type Page, test as base } from './test.ts';
import {
  addFiles,
  becomeAuthor,
  callAs,
  enterEditor,
  expectSaved,
  pngOf,
  textField,
  titleField,
  wavOf,
  write,
} from './writing.ts';

/** A page of somebody else, or of the same person on another device. */
const test = base.extend<{ other: Page }>({
  other: async ({ browser, server, viewport, violations }, use) => {
    const context = await browser.newContext({ baseURL: server.origin, viewport });
    await watchPolicy(context, violations);
    await use(await context.newPage());
    await context.close();
  },
});

test.skip(({ viewport }) => viewport?.width !== 1440, 'A phone has the panels behind «Далее».');

test('what is typed by keyboard is saved by itself, gets an address and is there after a reload', async ({
  page,
}) => {
  await enterEditor(page);
  await write(page, 'Три окна', 'Первая строка. Вторая.');
  await expectSaved(page);
  await page.keyboard.type(' Третья.');
  await expect(page.getByText('Сохраняем…')).toBeVisible();
  await expectSaved(page);

  await page.reload();
  await expect(titleField(page)).toHaveValue('Три окна');
  await expect(textField(page)).toHaveText('Первая строка. Вторая. Третья.');
});

test('without a connection one writes on, and all of it is saved when it is back', async ({
  page,
  context,
}) => {
  await enterEditor(page);
  await write(page, 'В поезде', 'До тоннеля.');
  await expectSaved(page);
  await context.setOffline(true);
  await page.keyboard.type(' В тоннеле.');
  await expect(page.getByText('Нет связи, храним на этом устройстве').first()).toBeVisible();
  await page.keyboard.type(' Ещё в тоннеле.');

  await context.setOffline(false);
  await expectSaved(page);
  await page.reload();
  await expect(textField(page)).toHaveText('До тоннеля. В тоннеле. Ещё в тоннеле.');
});

test('a session that ends keeps the text for the same person', async ({ page, server }) => {
  const account = await enterEditor(page);
  await write(page, 'Долгий вечер', 'До конца сеанса.');
  await expectSaved(page);
  const address = page.url();
  await callAs(page, server.origin, account, ['DELETE', '/api/sessions/']);
  await page.keyboard.type(' После него.');
  await login(page, account);
  await expect(page).toHaveURL(address);
  await expect(textField(page)).toHaveText('До конца сеанса. После него.');
  await expectSaved(page);
});

test('a post with pictures and a sound is published, read, edited, brought back to a version and withdrawn', async ({
  page,
  other,
}) => {
  await enterEditor(page);
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

  const publish = page.getByRole('button', { name: 'Опубликовать' });
  await publish.click();
  const step = page.getByRole('dialog');
  await step.getByLabel('Имя', { exact: true }).fill('Анна Новикова');
  await step.getByLabel(/^Чем.занимаетесь/).fill('Пишет песни');
  await step.getByRole('button', { name: 'Стать автором' }).click();
  await expect(page.getByText('Пост вышел')).toBeVisible();
  const id = await expectSaved(page);

  const post = `/feed/post/${id}`;
  await other.goto(`/?register=1&next=${encodeURIComponent(post)}`);
  await register(other, newAccount());
  await expect(other.getByRole('heading', { level: 1, name: 'Песня для своих' })).toBeVisible();
  await expect(other.getByText('Начало для всех.')).toBeVisible();
  expect(await other.content()).not.toContain('Только своим.');
  await other.getByRole('button', { name: 'Подписаться' }).click();
  await expect(other.getByText('Только своим.')).toBeVisible();
  await expect(other.getByRole('img', { name: 'Вечер над рекой' })).toBeVisible();
  await expect(other.getByRole('group', { name: /тон/ })).toBeVisible();

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

  await page.getByRole('button', { name: 'Снять с публикации' }).click();
  await expect(page.getByText('Теперь пост видите только вы')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).not.toHaveText('Песня для своих');
});

test('the server publishes by itself at the moment that was planned', async ({ page, other, server }) => {
  const account = await enterEditor(page);
  await write(page, 'По часам', 'Вышло само.');
  const id = await expectSaved(page);
  await becomeAuthor(page, server.origin, account);
  const { revision } = await callAs(page, server.origin, account, ['GET', `/api/drafts/${id}/`]);
  const at = new Date(Date.now() + 3000).toISOString();
  const call = ['PUT', `/api/drafts/${id}/publication/`] as const;
  await callAs(page, server.origin, account, call, { data: { at }, revision: Number(revision) });
  await page.reload();
  await expect(page.getByText(/^Выйдет /)).toBeVisible();

  const stateNow = async () =>
    (await callAs(page, server.origin, account, ['GET', `/api/drafts/${id}/`]))['state'];
  await expect.poll(stateNow, { timeout: 30_000 }).toBe('published');
  await other.goto(`/?register=1&next=${encodeURIComponent(`/feed/post/${id}`)}`);
  await register(other, newAccount());
  await expect(other.getByText('Вышло само.')).toBeVisible();
});

test('whenever the tab is closed, what stood there for a second is there again', async ({
  page,
  context,
}) => {
  const kills = Number(process.env['KILLS'] ?? 5);
  test.setTimeout(60_000 + kills * 10_000);
  await enterEditor(page);
  await write(page, 'Без света', 'Начало.');
  const address = `/post/edit/${await expectSaved(page)}`;
  await page.close({ runBeforeUnload: false });

  let expected = 'Начало.';
  for (let kill = 1; kill <= kills; kill += 1) {
    const tab = await context.newPage();
    await tab.goto(address);
    await expect(textField(tab)).toHaveText(expected);
    await textField(tab).press('ControlOrMeta+End');
    const words = ` Слово ${kill}.`;
    await tab.keyboard.type(words);
    expected += words;
    // Between the write to the device and some moment before or after that to the server.
    await tab.waitForTimeout(1000 + Math.random() * 2000);
    await tab.close({ runBeforeUnload: false });
  }
  const last = await context.newPage();
  await last.goto(address);
  await expect(textField(last)).toHaveText(expected);
});

for (const [side, kept, lost] of [
  ['Везде мой', 'Здесь.', 'Там.'],
  ['Везде другой', 'Там.', 'Здесь.'],
] as const) {
  test(`a post that was changed on two devices is compared; «${side}» is saved, the rest stays in the versions`, async ({
    page,
    other,
  }) => {
    const account = await enterEditor(page);
    await write(page, 'Два стола', 'Общее.');
    const id = await expectSaved(page);
    await other.goto(`/post/edit/${id}`);
    await login(other, account);
    await textField(other).press('ControlOrMeta+End');
    await other.keyboard.type(' Там.');
    await expect(other.getByText('Сохраняем…')).toBeVisible();
    await expectSaved(other);

    await textField(page).press('ControlOrMeta+End');
    await page.keyboard.type(' Здесь.');
    await page.getByRole('link', { name: 'Сверить' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Две версии одного поста' })).toBeVisible();
    await page.getByRole('button', { name: side }).click();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expectSaved(page);
    await expect(textField(page)).toHaveText(`Общее. ${kept}`);

    await page.reload();
    await expect(textField(page)).toHaveText(`Общее. ${kept}`);
    await page.getByRole('link', { name: 'Версии' }).click();
    await expect(page.getByRole('main')).toContainText(lost.slice(0, -1));
  });
}
