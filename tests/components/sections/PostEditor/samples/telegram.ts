import { a, b, bi, i, p, q, type Sample, ul } from './shorthand.ts';

const page = (body: string) => `<meta charset='utf-8'>${body}`;

export const telegram: readonly Sample[] = [
  {
    name: 'a message',
    html: page('<span class="translatable-message">Привет всем</span>'),
    blocks: [p('Привет всем')],
  },
  {
    name: 'lines are lines, an empty one begins a paragraph',
    html: page('Первая<br>вторая<br><br>Новый абзац'),
    blocks: [p('Первая\nвторая'), p('Новый абзац')],
  },
  { name: 'bold', html: page('Он <strong>дышит</strong>'), blocks: [p('Он ', b('дышит'))] },
  { name: 'italic', html: page('<em>Тихо</em> тут'), blocks: [p(i('Тихо'), ' тут')] },
  {
    name: 'bold and italic inside of each other',
    html: page('<b>жирно <i>и косо</i></b>'),
    blocks: [p(b('жирно '), bi('и косо'))],
  },
  {
    name: 'a quote',
    html: page('До<blockquote>Сказал <b>он</b><br>и ушёл</blockquote>После'),
    blocks: [p('До'), q('Сказал ', b('он'), '\nи ушёл'), p('После')],
  },
  {
    name: 'links',
    html: page(
      '<a class="anchor-url" href="https://example.ru/a" target="_blank" rel="noopener noreferrer" onclick="showMessage(this)">сюда</a>',
    ),
    blocks: [p(a('сюда', 'https://example.ru/a'))],
  },
  {
    name: 'mentions, hashtags and links to Telegram are text',
    html: page(
      '<a class="mention" href="tg://resolve?domain=anna">@anna</a> <a href="#" onclick="return false">#песня</a> <a href="tg://join">вход</a>',
    ),
    blocks: [p('@anna #песня вход')],
  },
  {
    name: 'a spoiler and code are text',
    html: page('<span class="spoiler" style="background:#000"><span>секрет</span></span> и <code>код</code>'),
    blocks: [p('секрет и код')],
  },
  {
    name: 'emoji drawn as pictures are characters, as those that are text',
    html: page('Ура 🎉<img class="emoji" src="./emoji/1.png" alt="🎉" onerror="hide(this)">'),
    blocks: [p('Ура 🎉🎉')],
  },
  {
    name: 'underlined and struck is text',
    html: page('<u>раз</u> <s>два</s> <del>три</del>'),
    blocks: [p('раз два три')],
  },
  {
    name: 'several messages with their heads',
    html: page(
      '<div class="message"><div class="from_name">Анна</div><div class="text">Раз</div></div><div class="message"><ul><li>два</li></ul></div>',
    ),
    blocks: [p('Анна'), p('Раз'), ul('два')],
  },
];
