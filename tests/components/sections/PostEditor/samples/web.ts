import { a, b, h2, h3, i, p, q, type Sample, ul } from './shorthand.ts';

const long = 'Очень длинное название. '.repeat(12).trim();

export const web: readonly Sample[] = [
  { name: 'words of a sentence', html: 'просто <b>слова</b>', blocks: [p('просто ', b('слова'))] },
  {
    name: 'boxes inside of boxes',
    html: '<div><div><section><p>Раз</p></section></div><div>Два</div>Три</div>',
    blocks: [p('Раз'), p('Два'), p('Три')],
  },
  {
    name: 'an article with a navigation',
    html: '<article><header><h1>Статья</h1></header><p>Текст</p><h4>Часть</h4></article>',
    blocks: [h2('Статья'), p('Текст'), h3('Часть')],
  },
  {
    name: 'a heading as long as a paragraph is one',
    html: `<h1>${long}</h1>`,
    blocks: [p(long)],
  },
  {
    name: 'a list that is made of other elements',
    html: '<div role="list"><div role="listitem">раз</div></div><ol start="5"><li>два</li></ol>',
    blocks: [ul('раз'), p('5. два')],
  },
  {
    name: 'links that lead elsewhere than to pages and letters',
    html: '<p><a href="http://example.ru">http</a> <a href="/about">здесь</a> <a href="ftp://a.ru">ftp</a> <a href="HTTPS://a.ru">буквы</a></p>',
    blocks: [p(a('http', 'https://example.ru'), ' здесь ftp ', a('буквы', 'https://a.ru'))],
  },
  {
    name: 'what is not seen',
    html: '<p>Видно<span style="display: none">не видно</span></p><template>нет</template><noscript>нет</noscript>',
    blocks: [p('Видно')],
  },
  {
    name: 'a form is its texts',
    html: '<form><label>Имя</label><input value="Анна"><button>Отправить</button><select><option>Раз</option></select></form>',
    blocks: [p('Имя')],
  },
  {
    name: 'spaces and lines of the source',
    html: '<p>\n  Один\n  <em> два </em>\n  три\n</p>',
    blocks: [p('Один ', i('два '), 'три')],
  },
  {
    name: 'a quote with its source',
    html: '<blockquote cite="https://a.ru"><p>Сказано.</p><footer>— <cite>Автор</cite></footer></blockquote>',
    blocks: [q('Сказано.\n— ', i('Автор'))],
  },
  {
    name: 'bold text that is made light again, and light that is made bold',
    html: '<strong>жирно <span style="font-weight: 400">нет</span></strong><span style="font-weight:bold"> да</span>',
    blocks: [p(b('жирно '), 'нет', b(' да'))],
  },
  {
    name: 'a list of terms and a table with a caption',
    html: '<dl><dt>Кадр</dt><dd>Картинка</dd></dl><table><caption>Цены</caption><tr><th>Имя</th><td>5</td></tr></table>',
    blocks: [p('Кадр'), p('Картинка'), p('Цены'), p('Имя'), p('5')],
  },
];
