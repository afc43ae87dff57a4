import { a, b, bi, h2, h3, i, ol, p, q, type Sample, ul } from './shorthand.ts';

const head = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head>
<meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Temp/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm;font-size:11.0pt;font-family:"Calibri",sans-serif} --></style></head>
<body lang=RU style='tab-interval:35.4pt'><!--StartFragment-->`;
const page = (body: string) => `${head}${body}<!--EndFragment--></body></html>`;
const normal = (body: string) =>
  `<p class=MsoNormal style='margin-bottom:8.0pt;line-height:107%'>${body}<o:p></o:p></p>`;
const item = (marker: string, body: string, list = 'l0 level1 lfo1') =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${list}'><![if !supportLists]><span lang=EN-US
style='font-family:Symbol;mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${body}<o:p></o:p></p>`;

export const word: readonly Sample[] = [
  { name: 'a paragraph', html: page(normal('Первая строка')), blocks: [p('Первая строка')] },
  {
    name: 'empty paragraphs between texts',
    html: page(normal('Раз') + normal('&nbsp;') + normal('Два')),
    blocks: [p('Раз'), p('Два')],
  },
  {
    name: 'bold and italic by tags and by style',
    html: page(
      normal(`Это <b>жирно</b>, это <i style='mso-bidi-font-style:normal'>косо</i>, <b><i>оба</i></b>`),
    ),
    blocks: [p('Это ', b('жирно'), ', это ', i('косо'), ', ', bi('оба'))],
  },
  {
    name: 'headings',
    html: page(
      `<p class=MsoTitle>Название</p><h1 style='mso-outline-level:1'>Глава</h1>${normal('Текст')}<h2>Часть</h2><h3><span style='color:#1F3763'>Раздел</span></h3>`,
    ),
    blocks: [h2('Название'), h2('Глава'), p('Текст'), h2('Часть'), h3('Раздел')],
  },
  {
    name: 'a list with bullets',
    html: page(item('·', 'яблоки') + item('·', 'груши') + normal('После')),
    blocks: [ul('яблоки', 'груши'), p('После')],
  },
  {
    name: 'a numbered list',
    html: page(item('1.', 'Первый') + item('2.', 'Второй <b>важный</b>')),
    blocks: [ol('Первый', ['Второй ', b('важный')])],
  },
  {
    name: 'a list of two levels is one',
    html: page(item('1)', 'Раз') + item('a)', 'Глубже', 'l0 level2 lfo1') + item('2)', 'Два')),
    blocks: [ol('Раз', 'Глубже', 'Два')],
  },
  {
    name: 'two lists after each other',
    html: page(item('·', 'раз', 'l0 level1 lfo1') + item('1.', 'два', 'l1 level1 lfo2')),
    blocks: [ul('раз'), ol('два')],
  },
  {
    name: 'links to a page, to a letter and to a file of the computer',
    html: page(
      normal(
        `<a href="https://example.ru/"><span style='color:blue'>сайт</span></a>, <a href="mailto:a@example.ru">почта</a>, <a href="file:///C:/secret.docx">файл</a>`,
      ),
    ),
    blocks: [p(a('сайт', 'https://example.ru/'), ', ', a('почта', 'mailto:a@example.ru'), ', файл')],
  },
  {
    name: 'a table is paragraphs',
    html: page(
      `<table class=MsoTableGrid border=1><tr><td width=300 style='width:233.65pt'>${normal('Имя')}</td><td>${normal('Цена')}</td></tr></table>`,
    ),
    blocks: [p('Имя'), p('Цена')],
  },
  {
    name: 'a quote, and a line break inside',
    html: page(`<p class=MsoQuote>Хороший монтаж<br>слышно</p>${normal('Да')}`),
    blocks: [q('Хороший монтаж\nслышно'), p('Да')],
  },
  {
    name: 'colours, sizes, lines wrapped by Word and hidden text',
    html: page(
      normal(
        `<span style='font-size:26.0pt;color:red;background:yellow'>Большой
красный</span><span style='mso-hide:all'>тайна</span> текст`,
      ),
    ),
    blocks: [p('Большой красный текст')],
  },
];
