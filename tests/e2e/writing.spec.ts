import { login, proveEmail } from './steps.ts';
import { expect, test } from './test.ts';
import { callAs, enterEditor, expectSaved, textField, titleField, write } from './writing.ts';

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
  await expect(page.getByText('Нет связи. Сохраняем здесь, отправим, как появится').first()).toBeVisible();
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

test('the first post makes its writer an author, and can be taken back', async ({ page, server }) => {
  await proveEmail(server, await enterEditor(page));
  await page.reload();
  await write(page, 'Первая песня', 'Начало.');
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  const step = page.getByRole('dialog');
  await step.getByLabel('Имя', { exact: true }).fill('Анна Новикова');
  await step.getByLabel(/^Чем.занимаетесь/).fill('Пишет песни');
  await step.getByRole('button', { name: 'Стать автором' }).click();
  await expect(page.getByText('Пост вышел')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Обновить' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Снять с публикации' }).click();
  await expect(page.getByText('Теперь пост видите только вы')).toBeVisible();
  await page.getByRole('link', { name: 'Вернуть' }).click();
  await expect(page.getByText('Всё как было')).toBeVisible();
  await page.getByRole('link', { name: 'Открыть пост' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Первая песня' })).toBeVisible();
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

test('a post is scheduled for tomorrow with two presses, and a time that is over is listed by the check', async ({
  page,
  server,
}) => {
  await proveEmail(server, await enterEditor(page));
  await page.reload();
  await expect(page.getByText(/^Проверка/)).toHaveCount(0);
  await write(page, 'Завтра', 'Начало.');
  await expectSaved(page);
  await page.getByText('По расписанию').click();
  const year = page.getByRole('group', { name: 'День' }).getByRole('spinbutton').last();
  await year.fill('2020');
  await page.getByRole('button', { name: 'Запланировать' }).click();
  const check = page.getByRole('dialog', { name: 'Проверка перед публикацией' });
  await expect(check.getByText('Этот момент уже прошёл')).toBeVisible();
  await expect(check.getByRole('button', { name: 'Запланировать' })).toBeDisabled();
});

test('a second tab names the post that the first one writes, and takes it over', async ({
  page,
  context,
}) => {
  await enterEditor(page);
  await write(page, 'Два окна', 'Начало.');
  const id = await expectSaved(page);
  const second = await context.newPage();
  await second.goto(`/post/edit/${id}`);
  await expect(
    second.getByRole('heading', { level: 1, name: /^Пост открыт в.другой вкладке/ }),
  ).toBeVisible();
  await expect(second.getByText('«Два окна»')).toBeVisible();
  await second.getByRole('button', { name: 'Писать здесь' }).click();
  await expect(textField(second)).toHaveText('Начало.');
});

test('a reload right after the last key asks first, and people who stay lose no word', async ({ page }) => {
  await enterEditor(page);
  await write(page, 'Последнее слово', 'Начало.');
  await expectSaved(page);
  const asked = page.waitForEvent('dialog');
  await page.keyboard.type(' Конец.');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expectSaved(page);
  await page.reload();
  await expect(textField(page)).toHaveText('Начало. Конец.');
});
