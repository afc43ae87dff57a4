import { a, b, ol, p, q, type Sample } from './shorthand.ts';

const emoji = (alt: string, more = '') => `<img alt="${alt}" src="https://a.ru/x.png" ${more}>`;

/** Samples whose look differs from their element names. */
export const sight: readonly Sample[] = [
  {
    name: 'a picture that stands for a character',
    html: `<p>Ура ${emoji('😀')}!</p>`,
    blocks: [p('Ура 😀!')],
  },
  {
    name: 'pictures of characters that are made of several',
    html: `<p>${emoji('👩‍👩‍👧')}${emoji('🇷🇺')}${emoji('1️⃣')}${emoji('❤️')}${emoji('♥')}</p>`,
    blocks: [p('👩‍👩‍👧🇷🇺1️⃣❤️♥')],
  },
  { name: 'a picture of a letter', html: `<p>${emoji('Ж')}ил-был</p>`, blocks: [p('Жил-был')] },
  {
    name: 'a picture that a chat calls an emoji',
    html: `<p>Да ${emoji(':ok_hand:', 'class="c-emoji"')}</p>`,
    blocks: [p('Да :ok_hand:')],
  },
  {
    name: 'a picture that is one',
    html: `<p>Вот ${emoji('Закат над рекой')} он</p><p>${emoji('2026')}</p>`,
    blocks: [p('Вот он')],
  },
  {
    name: 'the lines of a poem in one element',
    html: '<pre>Мороз и солнце;\n  день чудесный!\n\nЕщё ты дремлешь</pre>',
    blocks: [p('Мороз и солнце;\n\u00a0\u00a0день чудесный!'), p('Ещё ты дремлешь')],
  },
  {
    name: 'the indents of verse, and none of a line that stands alone',
    html: '<pre>    Раз\n  Два\n\tТри  четыре\n\n    Пять</pre>',
    blocks: [
      p('\u00a0\u00a0\u00a0\u00a0Раз\n\u00a0\u00a0Два\n\u00a0\u00a0\u00a0\u00a0Три  четыре'),
      p('Пять'),
    ],
  },
  ...['pre', 'pre-wrap', 'pre-line', 'break-spaces'].map((value) => ({
    name: `lines by the style ${value}`,
    html: `<div style="color: red; white-space: ${value}">Раз\nДва\r\nТри</div>`,
    blocks: [p('Раз\nДва\nТри')],
  })),
  {
    name: 'lines by a style as newer browsers write it',
    html: '<span style="white-space-collapse: preserve;">Раз\nДва</span>',
    blocks: [p('Раз\nДва')],
  },
  {
    name: 'lines around bold words, and one that is empty',
    html: '<span style="white-space: pre-wrap">Раз <b>два</b>\nтри\n \nчетыре</span>',
    blocks: [p('Раз ', b('два'), '\nтри'), p('четыре')],
  },
  {
    name: 'lines that are the source’s again',
    html: '<pre><span style="white-space: normal">Раз\nДва</span></pre>',
    blocks: [p('Раз Два')],
  },
  {
    name: 'a quote of several lines',
    html: '<blockquote style="white-space: pre-wrap">Раз\nДва</blockquote>',
    blocks: [q('Раз\nДва')],
  },
  ...[
    '<span hidden>нет</span>',
    '<span style="visibility:hidden">нет</span>',
    '<span style="opacity: 0">нет</span>',
    '<span style="position:absolute; clip: rect(0, 0, 0, 0)">нет</span>',
    '<span style="clip-path: inset(50%)">нет</span>',
    '<span style="position:absolute; left:-9999px">нет</span>',
    '<span class="sr-only">нет</span>',
    '<span class="katex-mathml">нет</span>',
    '<details><summary></summary><span>нет</span></details>',
  ].map((hidden) => ({
    name: `not what is hidden by ${hidden}`,
    html: `<p>Видно</p>${hidden}<p>Конец</p>`,
    blocks: [p('Видно'), p('Конец')],
  })),
  {
    name: 'once, what is written for eyes and for screen readers',
    html: '<p><span aria-hidden="true">5 мин</span><span>5 мин</span> <b aria-hidden="true">Часть</b><span class="sr-only">Часть</span></p>',
    blocks: [p('5 мин ', b('Часть'))],
  },
  {
    name: 'links whose schemes begin with a capital letter',
    html: '<p><a href="HTTPS://Example.com/Путь">раз</a> <a href="Mailto:a@b.co">два</a> <a href=" Http://c.ru">три</a></p>',
    blocks: [
      p(a('раз', 'https://Example.com/Путь'), ' ', a('два', 'mailto:a@b.co'), ' ', a('три', 'https://c.ru')),
    ],
  },
  {
    name: 'the numbers of a list that does not count from one',
    html: '<ol start="5"><li>пять</li><li>шесть</li></ol><ol><li value="3">три</li></ol><ol reversed><li>два</li><li>один</li></ol>',
    blocks: [p('5. пять'), p('6. шесть'), p('3. три'), p('2. два'), p('1. один')],
  },
  {
    name: 'a list that counts from one',
    html: '<ol start="1"><li>раз</li><li value="2">два</li></ol>',
    blocks: [ol('раз', 'два')],
  },
];
