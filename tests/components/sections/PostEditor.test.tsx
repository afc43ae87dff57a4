import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import {
  type EditorBlock,
  PostEditor,
  type PostEditorProps,
} from '#src/components/sections/PostEditor/PostEditor.tsx';
import { frames } from '#tests/visual/settle.ts';
import * as fixtures from '#stories/components/sections/PostEditor.fixtures.ts';

const text = (...texts: string[]): EditorBlock[] =>
  texts.map((words) => ({ type: 'paragraph', runs: [{ text: words }] }));

/** The editor, and what it says of its blocks. */
async function open(props: Partial<PostEditorProps> = {}) {
  const onChange = vi.fn<(blocks: EditorBlock[]) => void>();
  const editor = (more: Partial<PostEditorProps> = {}) => (
    <PostEditor
      title=""
      onTitleChange={() => {}}
      blocks={[]}
      media={fixtures.media}
      uploads={new Map()}
      paywall={fixtures.paywall}
      limits={fixtures.limits}
      onFiles={() => []}
      onUploadAction={() => {}}
      {...props}
      {...more}
      onChange={onChange}
    />
  );
  const screen = await render(editor());
  const field = screen.getByRole('textbox', { name: 'Текст поста' });
  return {
    screen,
    field,
    blocks: () => onChange.mock.lastCall?.[0] ?? [],
    rerender: (more: Partial<PostEditorProps>) => screen.rerender(editor(more)),
    said: screen.getByRole('status'),
  };
}

/** Moves the caret; the editor knows of it when the browser has drawn it. */
async function caret(keys: string) {
  await userEvent.keyboard(keys);
  await frames(2);
}

test('what is typed is a block', async () => {
  const { field, blocks } = await open();
  await field.click();
  await userEvent.keyboard('Привет');
  expect(blocks()).toEqual(text('Привет'));
});

/** Inserts a paywall mark, the last thing that can be. The driver's keyboard has no Cyrillic keys to look it up by. */
async function insertPaywall(screen: Awaited<ReturnType<typeof open>>['screen']) {
  await userEvent.keyboard('/');
  await expect.element(screen.getByRole('menuitem', { name: /^Заголовок/ })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('menuitem', { name: /^Занавес/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menu', { name: 'Блоки' })).not.toBeInTheDocument();
}

test('every block of a post is written by keyboard alone', async () => {
  const { screen, field, blocks } = await open();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('# Начало{Enter}## Дальше{Enter}');
  await userEvent.keyboard('Слово {Control>}b{/Control}жирно{Control>}b{/Control} и ');
  await userEvent.keyboard('{Control>}i{/Control}косо{Control>}i{/Control} и {Control>}k{/Control}');
  await expect.element(screen.getByRole('textbox', { name: 'Адрес' })).toHaveFocus();
  await userEvent.keyboard('example.ru{Enter}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}- раз{Enter}два{Enter}{Enter}1. три{Enter}{Enter}> Цитата');
  await userEvent.keyboard('{Enter}{Control>}{Alt>}0{/Alt}{/Control}---');
  await insertPaywall(screen);
  await userEvent.keyboard('Всё');
  expect(blocks()).toEqual([
    { type: 'heading', level: 2, text: 'Начало' },
    { type: 'heading', level: 3, text: 'Дальше' },
    {
      type: 'paragraph',
      runs: [
        { text: 'Слово ' },
        { text: 'жирно', bold: true },
        { text: ' и ' },
        { text: 'косо', italic: true },
        { text: ' и ' },
        { text: 'https://example.ru', href: 'https://example.ru' },
      ],
    },
    { type: 'list', ordered: false, items: [[{ text: 'раз' }], [{ text: 'два' }]] },
    { type: 'list', ordered: true, items: [[{ text: 'три' }]] },
    { type: 'quote', runs: [{ text: 'Цитата' }] },
    { type: 'divider' },
    { type: 'paywall' },
    ...text('Всё'),
  ]);
});

test('Tab leads into the tools as one stop, arrows go through them, and Tab leaves the text', async () => {
  const { screen, field } = await open({ blocks: text('Раз') });
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Вставить блок' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('button', { name: 'Полужирный' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox', { name: 'Заголовок поста' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Alt>}{F10}{/Alt}');
  await expect.element(field).not.toHaveFocus();
});

test('a block moves over its neighbour by keys, the caret stays in it, and it is said', async () => {
  const { field, blocks, said } = await open({ blocks: [...text('Раз', 'Два'), { type: 'paywall' }] });
  await field.click();
  await caret('{Control>}{Home}{/Control}');
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}!');
  expect(blocks()).toEqual([...text('Два', '!Раз'), { type: 'paywall' }]);
  await expect.element(said).toHaveTextContent('Абзац ниже, 2 из 4');
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{ArrowUp}{/Shift}{/Alt}');
  await expect.element(said).toHaveTextContent('Выше некуда');
  await userEvent.keyboard('{Control>}{Alt>}1{/Alt}{/Control}');
  await expect.element(said).toHaveTextContent('Заголовок');
});

test('«/» without a choice stays in the text, with what was typed after it', async () => {
  const { screen, field, blocks } = await open();
  await field.click();
  await userEvent.keyboard('/');
  await expect.element(screen.getByRole('menuitem', { name: /^Заголовок/ })).toHaveFocus();
  press('ц');
  await expect.element(screen.getByText('/ц', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(blocks).toEqual(text('/ц'));
});

/** A driver's keyboard has no Cyrillic keys. */
function press(key: string): void {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
}

test('«/» offers what the letters mean, and Enter takes it', async () => {
  const { screen, field, blocks } = await open();
  await field.click();
  await userEvent.keyboard('/');
  await expect.element(screen.getByRole('menuitem', { name: /^Заголовок/ })).toHaveFocus();
  for (const letter of 'цит') {
    press(letter);
    await expect.element(screen.getByRole('menuitem', { name: /^Цитата/ })).toBeVisible();
  }
  await expect.element(screen.getByRole('menuitem', { name: /^Цитата/ })).toHaveFocus();
  expect(screen.getByRole('menuitem').elements()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => blocks()[0]?.type).toBe('quote');
});

test('«/» closes by itself where the letters mean no block, and all of them stay in the text', async () => {
  const { screen, field, blocks } = await open();
  await field.click();
  await userEvent.keyboard('/');
  await expect.element(screen.getByRole('menuitem', { name: /^Заголовок/ })).toHaveFocus();
  await userEvent.keyboard('1');
  await expect.element(screen.getByRole('menu', { name: 'Блоки' })).not.toBeInTheDocument();
  await userEvent.keyboard('2');
  await expect.poll(blocks).toEqual(text('/12'));
});

test('a link that leads to no page and no letter says what it should be', async () => {
  const { screen, field, blocks } = await open({ blocks: text('сюда') });
  await field.click();
  await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}');
  await userEvent.keyboard('javascript:alert(1){Enter}');
  await expect.element(screen.getByText(/начинается с.https/)).toBeVisible();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Адрес' }), 'anna@example.ru');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(blocks)
    .toEqual([{ type: 'paragraph', runs: [{ text: 'сюда', href: 'mailto:anna@example.ru' }] }]);
});

test('a link with a name or a password says so as one types it, and pasted it is text alone', async () => {
  const { screen, field, blocks } = await open({ blocks: text('сюда') });
  await field.click();
  await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}');
  await userEvent.keyboard('https://sber.ru@example.ru/{Enter}');
  await expect.element(screen.getByText(/^Ссылка с.именем или паролем/)).toBeVisible();
  await userEvent.keyboard('{Escape}{End}');
  await expect.element(field).toHaveFocus();
  const clipboard = new DataTransfer();
  clipboard.setData('text/html', '<a href="https://sber.ru@example.ru/">сбер</a>');
  clipboard.setData('text/plain', 'сбер');
  field
    .element()
    .dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
    );
  await expect.poll(blocks).toEqual(text('сюдасбер'));
});

test('a caption with signs that turn its direction is refused as it is typed', async () => {
  const picture = { type: 'picture', media: 'lens', alt: '' } as const;
  const { screen, blocks } = await open({ blocks: [picture] });
  await screen.getByRole('figure').click();
  await screen.getByRole('button', { name: 'Описание и подпись' }).click();
  const caption = screen.getByRole('textbox', { name: 'Подпись' });
  await caption.fill('\u202Eток');
  await expect.element(screen.getByText(/невидимые знаки/)).toBeVisible();
  await screen.getByRole('button', { name: 'Готово' }).click();
  await expect.element(caption).toBeVisible();
  await caption.fill('Кот');
  await screen.getByRole('button', { name: 'Готово' }).click();
  await expect.poll(blocks).toEqual([{ ...picture, caption: 'Кот' }]);
});

test('a file is a block on its way, and then what it became, also after undo and redo', async () => {
  const onFiles = vi.fn(() => ['one']);
  const { screen, field, blocks, rerender } = await open({ blocks: text('Раз'), onFiles });
  const file = new File(['…'], 'Песня.mp3', { type: 'audio/mpeg' });
  await field.click();
  await screen.getByRole('button', { name: 'Картинка' }).click();
  const input = screen.container.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no input');
  await userEvent.upload(input, file);
  expect(onFiles).toHaveBeenCalledWith([{ file: expect.any(File), kind: 'picture' }]);
  await expect
    .poll(() => blocks().at(-1))
    .toEqual({ type: 'upload', id: 'one', kind: 'picture', name: 'Песня.mp3' });
  await userEvent.keyboard('Два');
  await rerender({ uploads: new Map([['one', { state: { kind: 'done', media: 'lens' } }]]) });
  const picture = { type: 'picture', media: 'lens', alt: '' };
  await expect.poll(blocks).toEqual([...text('Раз'), picture, ...text('Два')]);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(blocks).toEqual(text('Раз'));
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.poll(() => blocks()[1]).toEqual(picture);
});

test('the pictures of a gallery wait for each other', async () => {
  const upload = (id: string): EditorBlock => ({ type: 'upload', id, kind: 'gallery', name: `${id}.png` });
  const done = (media: string) => ({ state: { kind: 'done', media } }) as const;
  const { screen, blocks, rerender } = await open({ blocks: [upload('a'), upload('b')] });
  await rerender({ uploads: new Map([['a', done('lens')]]) });
  await expect.element(screen.getByText('Загружено, ждём остальные картинки галереи')).toBeVisible();
  await rerender({
    uploads: new Map([
      ['a', done('lens')],
      ['b', done('hands')],
    ]),
  });
  await expect.element(screen.getByRole('status')).toHaveTextContent('Загружено: a.png, b.png');
  await expect.poll(blocks).toEqual([
    {
      type: 'gallery',
      pictures: [
        { media: 'lens', alt: '' },
        { media: 'hands', alt: '' },
      ],
    },
  ]);
});

test('a failed upload says why, typeset', async () => {
  const reason = 'Сервер занят. Попробуйте через 5 минут.';
  const { screen } = await open({
    blocks: [{ type: 'upload', id: 'song', kind: 'audio', name: 'Песня.mp3' }],
    uploads: new Map([['song', { state: { kind: 'failed', reason, canRetry: true } }]]),
  });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('alert').element().textContent).toContain('через 5\u00a0минут');
});

test('an upload is paused, and cancelled together with its block', async () => {
  const onUploadAction = vi.fn();
  const { screen, blocks } = await open({
    blocks: [...text('Раз'), ...fixtures.uploadBlocks.slice(0, 1)],
    uploads: fixtures.uploads,
    onUploadAction,
  });
  await screen.getByRole('button', { name: 'Пауза' }).click();
  expect(onUploadAction).toHaveBeenCalledWith('tracks', 'pause');
  await screen.getByRole('button', { name: 'Отменить' }).click();
  expect(onUploadAction).toHaveBeenLastCalledWith('tracks', 'cancel');
  await expect.poll(blocks).toEqual(text('Раз'));
});

test('the paywall mark warns where it has no effect', async () => {
  const { screen, field, rerender } = await open({ blocks: [...text('Раз'), { type: 'paywall' }] });
  await expect.element(screen.getByText(/Под занавесом пусто/)).toBeVisible();
  await field.click();
  await caret('{Control>}{End}{/Control}');
  await userEvent.keyboard('Два');
  await expect.element(screen.getByText(/Не.увидят 1.070/)).toBeVisible();
  await rerender({ paywall: { kind: 'open' } });
  await expect.element(screen.getByText(/Пост открыт всем/)).toBeVisible();
});

test('what a picture shows is typed in a dialog', async () => {
  const { screen, blocks } = await open({
    blocks: [...text('Раз'), { type: 'picture', media: 'lens', alt: '' }],
  });
  await expect.element(screen.getByText(/Без описания/)).toBeVisible();
  await screen.getByRole('figure').click();
  await screen.getByRole('button', { name: 'Описание и подпись' }).click();
  await userEvent.keyboard('Глаз{Enter}');
  await expect.poll(() => blocks()[1]).toEqual({ type: 'picture', media: 'lens', alt: 'Глаз' });
});

/** As the browser tells of it: its own drag hangs in the frame of a test. */
function drag(handle: Element, target: Element) {
  const { left, bottom } = target.getBoundingClientRect();
  const event = (type: string) =>
    new DragEvent(type, {
      dataTransfer: new DataTransfer(),
      bubbles: true,
      cancelable: true,
      clientX: left + 200,
      clientY: bottom - 2,
    });
  handle.dispatchEvent(event('dragstart'));
  target.dispatchEvent(event('drop'));
  handle.dispatchEvent(event('dragend'));
}

test('the handle beside a block drags it, and its menu moves and deletes it', async () => {
  await page.viewport(1024, 768);
  const { screen, blocks } = await open({ blocks: text('Раз', 'Два', 'Три') });
  await screen.getByText('Раз').hover();
  const handle = screen.getByRole('button', { name: 'Действия с блоком: Абзац' });
  drag(handle.element(), screen.getByText('Три').element());
  await expect.poll(blocks).toEqual(text('Два', 'Три', 'Раз'));
  await screen.getByText('Три').hover();
  await handle.click();
  await screen.getByRole('menuitem', { name: 'Выше' }).click();
  await expect.poll(blocks).toEqual(text('Три', 'Два', 'Раз'));
  await screen.getByText('Два').hover();
  await handle.click();
  await screen.getByRole('menuitem', { name: 'Удалить блок' }).click();
  await expect.poll(blocks).toEqual(text('Три', 'Раз'));
});

test('a press of a tool leaves the caret in the text', async () => {
  const { screen, field, blocks } = await open({ blocks: text('Раз') });
  await field.click();
  await caret('{End}{Shift>}{Home}{/Shift}');
  await screen.getByRole('button', { name: 'Полужирный' }).click();
  await expect.element(field).toHaveFocus();
  await expect
    .element(screen.getByRole('button', { name: 'Полужирный' }))
    .toHaveAttribute('aria-pressed', 'true');
  await screen.getByRole('button', { name: 'Цитата' }).click();
  await caret('{End}');
  await userEvent.keyboard('!');
  expect(blocks()).toEqual([{ type: 'quote', runs: [{ text: 'Раз!', bold: true }] }]);
});

test('the title goes on in the text, and tells what is wrong with it', async () => {
  const onTitleChange = vi.fn();
  const { screen, field } = await open({ onTitleChange, titleError: 'Назовите пост' });
  const title = screen.getByRole('textbox', { name: 'Заголовок поста' });
  await expect.element(title).toHaveAccessibleDescription('Назовите пост');
  await userEvent.fill(title, 'Раз\nдва');
  expect(onTitleChange).toHaveBeenLastCalledWith('Раз два');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
});

test('in a post of 300 blocks a key press draws no block of React and keeps what did not change', async () => {
  const media = new Map(fixtures.media);
  const drawn = vi.spyOn(media, 'get');
  const many = Array.from({ length: 20 }, () => fixtures.blocks.slice(0, 13)).flat();
  const { screen, blocks } = await open({ blocks: many, media });
  await screen
    .getByText(/Монтирую/)
    .first()
    .click();
  await userEvent.keyboard('а');
  const before = blocks();
  drawn.mockClear();
  await userEvent.keyboard('бв');
  expect(drawn).not.toHaveBeenCalled();
  expect(blocks().filter((block, index) => block !== before[index])).toHaveLength(1);
});

test('at 320 px nothing is wider than the sheet', async () => {
  await page.viewport(320, 640);
  const blocks = [...fixtures.blocks, ...fixtures.uploadBlocks];
  const { screen } = await open({ blocks, uploads: fixtures.uploads });
  const sheet = screen.getByRole('toolbar').element().parentElement;
  if (sheet === null) throw new Error('no sheet');
  expect(sheet.scrollWidth).toBe(sheet.clientWidth);
});

test('the paywall mark moves by keys like any block, and there is only one', async () => {
  const { screen, field, blocks, said } = await open({
    blocks: [...text('Раз', 'Два'), { type: 'paywall' }, ...text('Три')],
  });
  await screen.getByText(/Дальше для/).click();
  await expect.element(said).toHaveTextContent('Выбран блок: Занавес');
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
  await expect.element(said).toHaveTextContent('Занавес выше, 2 из 4');
  expect(blocks().map(({ type }) => type)).toEqual(['paragraph', 'paywall', 'paragraph', 'paragraph']);
  await field.click();
  await caret('{Control>}{End}{/Control}');
  await userEvent.keyboard('{Enter}');
  await insertPaywall(screen);
  expect(blocks()).toEqual([...text('Раз', 'Два', 'Три'), { type: 'paywall' }]);
});
