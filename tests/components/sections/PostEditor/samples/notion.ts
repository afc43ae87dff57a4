import { a, b, h2, h3, hr, i, ol, p, q, type Sample, ul } from './shorthand.ts';

const page = (body: string) => `<meta charset='utf-8'><!-- notionvc: 3f0c9d7e-3f55-4b8e -->${body}`;

export const notion: readonly Sample[] = [
  { name: 'a paragraph', html: page('<p>Текст</p>'), blocks: [p('Текст')] },
  { name: 'several blocks', html: page('<p>Раз</p>\n\n<p>Два</p>\n'), blocks: [p('Раз'), p('Два')] },
  {
    name: 'three headings',
    html: page('<h1>Первый</h1><h2>Второй</h2><h3>Третий</h3>'),
    blocks: [h2('Первый'), h2('Второй'), h3('Третий')],
  },
  { name: 'a list', html: page('<ul><li>раз</li><li>два</li></ul>'), blocks: [ul('раз', 'два')] },
  {
    name: 'a list inside of a list is one',
    html: page('<ul><li>раз<ul><li>глубже</li></ul></li><li>два</li></ul>'),
    blocks: [ul('раз', 'глубже', 'два')],
  },
  {
    name: 'a numbered list',
    html: page('<ol>\n<li><p>раз</p></li>\n<li><p>два</p></li>\n</ol>'),
    blocks: [ol('раз', 'два')],
  },
  {
    name: 'things to do',
    html: page('<ul><li>[ ] снять</li><li>[x] смонтировать</li></ul>'),
    blocks: [ul('[ ] снять', '[x] смонтировать')],
  },
  {
    name: 'a quote of two paragraphs',
    html: page('<blockquote><p>Раз</p><p>Два</p></blockquote>'),
    blocks: [q('Раз\nДва')],
  },
  { name: 'a divider', html: page('<p>До</p><hr><p>После</p>'), blocks: [p('До'), hr, p('После')] },
  {
    name: 'looks and a link',
    html: page('<p><strong>Важно</strong>, <em>тихо</em>, <a href="https://example.ru">сюда</a></p>'),
    blocks: [p(b('Важно'), ', ', i('тихо'), ', ', a('сюда', 'https://example.ru'))],
  },
  {
    name: 'a toggle and code are paragraphs',
    html: page(
      '<details open><summary>Ещё</summary><p>Внутри</p></details><pre><code>let a = 1;</code></pre>',
    ),
    blocks: [p('Ещё'), p('Внутри'), p('let a = 1;')],
  },
  {
    name: 'a callout and a picture with a caption',
    html: page(
      '<aside>\n💡 Совет\n</aside><figure><img src="https://example.ru/a.png" style="width:700px"><figcaption>Подпись</figcaption></figure>',
    ),
    blocks: [p('💡 Совет'), p('Подпись')],
  },
];
