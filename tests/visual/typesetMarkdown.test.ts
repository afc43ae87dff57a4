import { expect, test } from 'vitest';
import { typesetMarkdown } from '../../.storybook/typesetMarkdown.ts';

const set = typesetMarkdown();
const textOf = (value: string) => ({ type: 'text', value });

test('the texts of a page and of its blocks get no-break spaces, over the ends of lines, too', () => {
  const text = textOf('Точка стоит в\nпервом заголовке и в ');
  const why = { type: 'mdxJsxAttribute', name: 'why', value: 'Не кнопка' };
  set({
    type: 'root',
    children: [
      { type: 'paragraph', children: [text] },
      { type: 'mdxJsxFlowElement', name: 'Dont', attributes: [why] },
    ],
  });
  expect([text.value, why.value]).toEqual([
    'Точка стоит в\u00a0первом заголовке и\u00a0в\u00a0',
    'Не\u00a0кнопка',
  ]);
});

test('English that quotes Russian stays as it is typed', () => {
  const words = 'It is a mark of «Красная строка», and it may be set in a heading';
  const text = textOf(words);
  set({ type: 'paragraph', children: [text] });
  expect(text.value).toBe(words);
});

test('what addresses are made of and what is copied stays as it is typed', () => {
  const heading = textOf('Что в цвете');
  const title = { type: 'mdxJsxAttribute', name: 'title', value: 'Основы/О цвете' };
  const code = { type: 'inlineCode', value: 'git commit -m «Не то»' };
  const nodes = [
    { type: 'heading', children: [heading] },
    { type: 'mdxJsxFlowElement', name: 'Meta', attributes: [title] },
    { type: 'paragraph', children: [code] },
  ];
  const before = structuredClone(nodes);
  set({ type: 'root', children: nodes });
  expect(nodes).toEqual(before);
});
