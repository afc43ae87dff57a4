import type { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import * as fixtures from '#stories/components/sections/PostEditor.fixtures.ts';
import { PostEditor, type PostEditorProps } from '#src/components/sections/PostEditor/PostEditor.tsx';

async function open(props: Partial<PostEditorProps> = {}) {
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
      onChange={() => {}}
      {...props}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Текст поста' });
  // Tiptap leaves its editor at the element.
  return { field, editor: Reflect.get(field.element(), 'editor') as Editor };
}

/** Types as a browser tells of it: a character after another, which a rule may take. */
function type({ view }: Editor, text: string): void {
  for (const character of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(character, from, to);
    const isTaken = view.someProp('handleTextInput', (take) => take(view, from, to, character, insert));
    if (isTaken !== true) view.dispatch(insert());
  }
}

function typed(editor: Editor, text: string): string {
  editor.commands.setContent('');
  editor.commands.focus('start');
  type(editor, text);
  return editor.state.doc.textContent;
}

test.each([
  '1941. Началась война',
  '2. второе',
  '12. часов',
  '_имя_файла_ и _ещё_',
  '__init__ и **kwargs**',
  '*** звёзды',
  '___ линия',
  '* сноска *',
  '+ 7 921',
  '5 *на 3* равно',
  '[текст](https://example.ru)',
  '`код` и ~~нет~~',
  '### три',
])('«%s» stays as it is typed', async (text) => {
  const { editor } = await open();
  expect(typed(editor, text)).toBe(text);
});

test.each([
  ['1. один', 'один', 'orderedList'],
  ['- раз', 'раз', 'bulletList'],
  ['# Раз', 'Раз', 'heading'],
  ['## Раз', 'Раз', 'heading'],
  ['> Раз', 'Раз', 'blockquote'],
])('«%s» becomes the block that it marks', async (text, rest, name) => {
  const { editor } = await open();
  expect(typed(editor, text)).toBe(rest);
  expect(editor.state.doc.firstChild?.type.name).toBe(name);
});

test('whatever is typed, only the signs of a block are taken from the beginning', async () => {
  const { editor } = await open();
  const sign = fc.constantFrom(...'а_*-1.9 #>+`~[]()=:;"—!\\|@$%^&{}');
  const part = fc.oneof(
    sign,
    sign,
    fc.constantFrom('1. ', '- ', '## ', '---', '**', 'https://a.ru ', '12. '),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 25 }), (parts) => {
      const text = parts.join('');
      const bare = (words: string) => words.replace(/\s/g, '');
      const [all, left] = [bare(text), bare(typed(editor, text))];
      expect(all.endsWith(left)).toBe(true);
      expect(all.slice(0, all.length - left.length)).toMatch(/^(?:##?|>|-|1\.|---|—-)*$/);
    }),
    { numRuns: 300 },
  );
});
