import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Check } from 'typebox/value';
import { userEvent } from 'vitest/browser';
import { Blocks } from '#src/api/contract.ts';
import '#src/theme/global.ts';
import { frames } from '#tests/visual/settle.ts';
import * as fixtures from '#stories/components/sections/PostEditor.fixtures.ts';
import {
  type EditorBlock,
  PostEditor,
  type PostEditorProps,
} from '#src/components/sections/PostEditor/PostEditor.tsx';
import { pasteInto, samples } from './samples/index.ts';
import { h2, p, ol, ul } from './samples/shorthand.ts';
import { vectors } from './samples/vectors.ts';

const violations: string[] = [];

// The page's own policy for inline styles, handlers and strings that become HTML (`src/server/http/headers.ts`). The
// test's own elements are on the page by then.
beforeAll(() => {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content =
    "style-src 'self'; script-src-attr 'none'; require-trusted-types-for 'script'; trusted-types ProseMirrorClipboard";
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
    violations.push(`${violatedDirective} ${sample}`),
  );
  document.head.append(policy);
});

afterEach(() => {
  expect(violations.splice(0)).toEqual([]);
});

async function open(props: Partial<PostEditorProps> = {}) {
  const onChange = vi.fn<(blocks: EditorBlock[]) => void>();
  const screen = await render(
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
      onChange={onChange}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Текст поста' });
  return { field: field.element(), blocks: () => onChange.mock.lastCall?.[0] ?? [] };
}

test('the policy of this test forbids inline styles', () => {
  const element = document.createElement('p');
  element.setAttribute('style', 'color: red');
  return vi.waitFor(() => expect(violations.splice(0)).toEqual([expect.stringContaining('style-src')]));
});

for (const [from, list] of Object.entries(samples)) {
  describe(`what is copied from ${from}`, () => {
    test.each(list)('$name', async ({ html, blocks: expected }) => {
      const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
      onTestFinished(() => alert.mockRestore());
      const { field, blocks } = await open();
      pasteInto(field, html);
      await vi.waitFor(() => expect(blocks()).toEqual(expected));
      expect(alert).not.toHaveBeenCalled();
    });
  });
}

describe(`${vectors.length} ways to make a page run what is pasted`, () => {
  /** Nothing that loads, runs or lies over the page; classes and links are the editor's own. */
  const foreign =
    'script, style, link, meta, base, iframe, object, embed, svg, math, form, video, audio, template, input';

  test('as HTML become blocks that the API takes, and run nothing', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    onTestFinished(() => alert.mockRestore());
    const { field, blocks } = await open();
    for (const vector of vectors) {
      pasteInto(field, vector);
      expect([vector, Check(Blocks, blocks())]).toEqual([vector, true]);
    }
    const attributes = [...field.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
    expect(attributes.filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
    expect(field.querySelectorAll(foreign)).toHaveLength(0);
    for (const { href } of field.querySelectorAll('a')) expect(href).toMatch(/^https:/);
    await frames(2);
    expect(alert).not.toHaveBeenCalled();
  });

  test('as plain text stay the text that they are', async () => {
    const { field, blocks } = await open();
    for (const vector of vectors.filter((each) => !/[\n\0]/.test(each))) {
      pasteInto(field, '', vector);
      const block = blocks().at(-1);
      const runs = block?.type === 'paragraph' ? block.runs : [];
      const text = runs.map((each) => each.text).join('');
      expect(text.slice(-vector.length)).toBe(vector);
    }
    expect(field.querySelectorAll(foreign)).toHaveLength(0);
  });
});

test('plain text is paragraphs and lists', async () => {
  const { field, blocks } = await open();
  pasteInto(field, '', 'Купить:\n- хлеб\n- соль\n\n1. Открыть\n2. Закрыть\n1. мая');
  await vi.waitFor(() =>
    expect(blocks()).toEqual([p('Купить:'), ul('хлеб', 'соль'), ol('Открыть', 'Закрыть', 'мая')]),
  );
});

test('a poem as plain text keeps its indents, as far as they are not the whole text’s', async () => {
  const { field, blocks } = await open();
  pasteInto(field, '', '  Раз\n    Два\n\tТри\n\n  Проза сама по себе\n\n  Пять\n  шесть');
  await vi.waitFor(() =>
    expect(blocks()).toEqual([
      p('\u00a0Раз\n\u00a0\u00a0\u00a0Два\nТри'),
      p('Проза сама по себе'),
      p('\u00a0Пять\n\u00a0шесть'),
    ]),
  );
});

test('words that are pasted into a sentence stay in it', async () => {
  const { field, blocks } = await open({ blocks: [p('Раз два')] });
  if (!(field instanceof HTMLElement)) throw new Error('no field');
  field.focus();
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await frames(2);
  pasteInto(field, '<p>Ноль, </p>');
  await vi.waitFor(() => expect(blocks()).toEqual([p('Ноль,Раз два')]));
});

test('blocks that are copied here are pasted here, pictures too', async () => {
  const all = [p('Раз'), ...fixtures.blocks.slice(2, 7)];
  const { field, blocks } = await open({ blocks: [...all, h2('Конец')] });
  if (!(field instanceof HTMLElement)) throw new Error('no field');
  field.focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await frames(2);
  const clipboardData = new DataTransfer();
  field.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  await userEvent.keyboard('{Delete}');
  await vi.waitFor(() => expect(blocks()).toEqual([]));
  pasteInto(field, clipboardData.getData('text/html'));
  await vi.waitFor(() => expect(blocks()).toEqual([...all, h2('Конец')]));
});

test.each([
  [
    'an empty line ends a paragraph, another is a line of it',
    'Раз\nДва\n\nТри\r\n \r\nЧетыре',
    [p('Раз\nДва'), p('Три'), p('Четыре')],
  ],
  [
    'numbers that do not count from one stay what they are',
    '1941. Война\n1945. Победа',
    [p('1941. Война\n1945. Победа')],
  ],
  ['a list from the middle keeps its numbers', '5. Пять\n6. Шесть', [p('5. Пять\n6. Шесть')]],
])('of plain text %s', async (_, text, expected) => {
  const { field, blocks } = await open();
  pasteInto(field, '', text);
  await vi.waitFor(() => expect(blocks()).toEqual(expected));
});

describe('a file that is pasted', () => {
  const png = (name: string) => new File(['…'], name, { type: 'image/png' });

  async function paste(files: readonly File[], { text = '', html = '' }) {
    const onFiles = vi.fn((chosen: readonly unknown[]) => chosen.map((_, index) => `${index}`));
    const { field, blocks } = await open({ onFiles });
    const clipboardData = new DataTransfer();
    for (const file of files) clipboardData.items.add(file);
    if (text !== '') clipboardData.setData('text/plain', text);
    if (html !== '') clipboardData.setData('text/html', html);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    return { files: onFiles.mock.calls.flatMap(([chosen]) => chosen).length, blocks };
  }

  test.each([
    ['alone', ['image.png'], {}],
    ['beside its name', ['IMG_1234.png'], { text: 'IMG_1234.png' }],
    ['beside its name without the ending', ['IMG_1234.png'], { text: 'IMG_1234' }],
    ['beside its path', ['Стол.png'], { text: '/home/anna/Стол.png' }],
    [
      'beside its address',
      ['Мой стол.png'],
      { text: 'file:///home/anna/%D0%9C%D0%BE%D0%B9%20%D1%81%D1%82%D0%BE%D0%BB.png' },
    ],
    ['beside its name in another composition', ['Ёж.png'.normalize('NFD')], { text: 'Ёж.png' }],
    ['beside its name as a link', ['a.png'], { text: 'a.png', html: '<a href="file:///a.png">a.png</a>' }],
    [
      'as the picture of a page',
      ['image.png'],
      { html: '<meta charset="utf-8"><img src="https://a.ru/a.png" alt="Стол">' },
    ],
    [
      'as the picture of a page, with its address',
      ['image.png'],
      { text: 'https://a.ru/b.png', html: '<img src="https://a.ru/b.png">' },
    ],
  ])('%s is an upload', async (_, names, beside) => {
    const { files, blocks } = await paste(names.map(png), beside);
    expect(files).toBe(names.length);
    await vi.waitFor(() => expect(blocks().map(({ type }) => type)).toContain('upload'));
  });

  test.each([{ text: 'a.png\nb.png' }, {}])('with another one is two uploads, beside %o', async (beside) => {
    expect((await paste([png('a.png'), png('b.png')], beside)).files).toBe(2);
  });

  test.each([
    ['a text', { text: 'Текст' }],
    ['a text as Word has it', { text: 'Текст', html: '<p class="MsoNormal">Текст</p>' }],
    ['a table of Excel', { text: 'а\tб', html: '<table><tr><td>а</td><td>б</td></tr></table>' }],
    ['a text and a picture in it', { text: 'Текст', html: '<p>Текст<img src="file:///a.png"></p>' }],
  ])('beside %s is a picture of that, which nobody wants', async (_, beside) => {
    const { files, blocks } = await paste([png('image.png')], beside);
    expect(files).toBe(0);
    await vi.waitFor(() => expect(JSON.stringify(blocks())).toMatch(/Текст|а/));
  });
});
