import { expect, type Locator, type Page, test } from './test.ts';
import {
  callAs,
  enterEditor,
  expectSaved,
  type FilePayload,
  pngOf,
  textField,
  wavOf,
  write,
} from './writing.ts';

const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** Runs in the page: the text of the line that the caret is in. */
const caretLine = (): string | null | undefined => getSelection()?.anchorNode?.textContent;

/** Runs in the page: waits until the browser has told that the caret has moved, the editor first. */
const moveOfCaret = (): Promise<unknown> =>
  new Promise((resolve) => {
    document.addEventListener('selectionchange', resolve, { once: true });
  });

/** «/», arrows to a block, Enter, and its files in the dialogue of the system. */
async function insert(page: Page, block: string, ...files: FilePayload[]): Promise<void> {
  const { keyboard } = page;
  // Before the keys: the browser hands its dialogues over a moment after it is asked to.
  const choosing = files.length > 0 ? page.waitForEvent('filechooser') : undefined;
  await keyboard.press('/');
  await expect(page.getByRole('menu', { name: 'Блоки' })).toBeVisible();
  const entry = page.getByRole('menuitem', { name: block });
  while (!(await hasFocus(entry))) await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await (await choosing)?.setFiles(files);
  // Focus returns first, the caret a moment later: no person types so soon.
  await expect(textField(page)).toBeFocused();
  await expect.poll(() => page.evaluate(caretLine)).toBe('');
}

/** Presses Enter on the block at the caret, types into its fields one after another, presses Enter. */
async function describe(page: Page, ...words: string[]): Promise<void> {
  const { keyboard } = page;
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (const [index, text] of words.entries()) {
    const field = dialog.getByRole('textbox').nth(index);
    while (!(await hasFocus(field))) await keyboard.press('Tab');
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type(text);
  }
  await keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(textField(page)).toBeFocused();
}

test('every block of a post is written by the keyboard alone', async ({ page, server }) => {
  test.slow();
  const { keyboard } = page;
  const text = textField(page);
  const line = async (keys: string, ...lines: string[]) => {
    await keyboard.press(keys);
    for (const each of lines) {
      await keyboard.type(each);
      await keyboard.press('Enter');
    }
  };
  const account = await enterEditor(page);
  await write(page, 'Всё с клавиатуры', 'Начало ');
  await line('ControlOrMeta+B', 'громко');
  await line('ControlOrMeta+Alt+1', 'Первая часть');
  await line('ControlOrMeta+Alt+2', 'Её начало');
  await line('ControlOrMeta+Shift+8', 'хлеб', 'чай', '');
  await line('ControlOrMeta+Shift+7', 'раз', 'два', '');
  await line('ControlOrMeta+Shift+9', 'Тишина тоже звук.');
  await keyboard.press('ControlOrMeta+Alt+0');
  await keyboard.press('ControlOrMeta+K');
  await keyboard.type('example.ru/notes');
  await keyboard.press('Enter');
  await expect(text.getByRole('link', { name: 'https://example.ru/notes' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await keyboard.press('Enter');
  await insert(page, 'Черта');
  await insert(page, 'Картинка', await pngOf('утро.png', '#dd6633'));
  await insert(page, 'Галерея', await pngOf('день.png', '#33aa66'), await pngOf('ночь.png', '#223355'));
  await insert(page, 'Запись', wavOf('тон.wav'));
  await insert(page, 'Файл', { name: 'ноты.txt', mimeType: 'text/plain', buffer: Buffer.from('до ре ми') });
  await expect(text.getByRole('link', { name: /^Скачать: ноты/ })).toBeVisible();
  await expect(text.getByRole('button', { name: 'Слушать' })).toBeVisible();
  await expect(text.locator('img')).toHaveCount(3);
  await insert(page, 'Занавес');
  await keyboard.type('Конец.');

  await keyboard.press('ArrowUp');
  await expect(page.getByText('Выбран блок: Занавес')).toHaveCount(1);
  for (const [block, ...words] of [
    ['Файл', 'Ноты песни'],
    ['Запись', 'Песня целиком'],
    ['Галерея', 'День над рекой', 'Река', 'Ночь над рекой', 'Она же'],
    ['Картинка', 'Утро над рекой', 'Из окна'],
  ] as const) {
    // Typing between two blocks works, too.
    await keyboard.press('ArrowUp');
    await expect(page.getByText('Место между блоками')).toHaveCount(1);
    await keyboard.press('ArrowUp');
    await expect(page.getByText(`Выбран блок: ${block}`)).toHaveCount(1);
    await describe(page, ...words);
  }
  // The browser moves the caret by itself and tells the editor a moment later: no person presses a key so soon.
  const moved = page.evaluate(moveOfCaret);
  await keyboard.press('ControlOrMeta+End');
  await moved;
  expect(await page.evaluate(caretLine)).toBe('Конец.');
  await keyboard.press('ArrowUp');
  await expect(page.getByText('Выбран блок: Занавес')).toHaveCount(1);
  await keyboard.press('Alt+Shift+ArrowUp');
  await expect(page.getByText('Занавес выше, 12 из 14')).toHaveCount(1);

  await expectSaved(page);
  const id = page.url().split('/').at(-1);
  const draft = await callAs(page, server.origin, account, ['GET', `/api/drafts/${id}/`]);
  const link = 'https://example.ru/notes';
  const media: unknown = expect.any(String);
  expect(draft['blocks']).toEqual([
    { type: 'paragraph', runs: [{ text: 'Начало ' }, { text: 'громко', bold: true }] },
    { type: 'heading', level: 2, text: 'Первая часть' },
    { type: 'heading', level: 3, text: 'Её начало' },
    { type: 'list', ordered: false, items: [[{ text: 'хлеб' }], [{ text: 'чай' }]] },
    { type: 'list', ordered: true, items: [[{ text: 'раз' }], [{ text: 'два' }]] },
    { type: 'quote', runs: [{ text: 'Тишина тоже звук.' }] },
    { type: 'paragraph', runs: [{ text: link, href: link }] },
    { type: 'divider' },
    { type: 'picture', media, alt: 'Утро над рекой', caption: 'Из окна' },
    {
      type: 'gallery',
      pictures: [
        { media, alt: 'День над рекой', caption: 'Река' },
        { media, alt: 'Ночь над рекой', caption: 'Она же' },
      ],
    },
    { type: 'audio', media, title: 'Песня целиком' },
    { type: 'paywall' },
    { type: 'file', media, title: 'Ноты песни' },
    { type: 'paragraph', runs: [{ text: 'Конец.' }] },
  ]);
});
