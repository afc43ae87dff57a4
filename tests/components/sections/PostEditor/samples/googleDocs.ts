import { a, b, bi, h2, h3, hr, i, ol, p, type Sample, ul } from './shorthand.ts';

const page = (body: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0f5d">${body}</b>`;
const span = (text: string, style = '') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;${style}">${text}</span>`;
const para = (body: string) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${body}</p>`;
const bold = (text: string) => span(text).replace('font-weight:400', 'font-weight:700');
const italic = (text: string) => span(text).replace('font-style:normal', 'font-style:italic');
const item = (body: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" role="presentation" style="margin:0">${body}</p></li>`;

export const googleDocs: readonly Sample[] = [
  { name: 'a paragraph is not bold', html: page(para(span('Обычный текст'))), blocks: [p('Обычный текст')] },
  {
    name: 'bold by weight',
    html: page(para(span('Он ') + bold('дышит') + span(' вместе'))),
    blocks: [p('Он ', b('дышит'), ' вместе')],
  },
  { name: 'italic by slope', html: page(para(italic('Курсив'))), blocks: [p(i('Курсив'))] },
  {
    name: 'both at once',
    html: page(para(bold('Оба').replace('font-style:normal', 'font-style:italic'))),
    blocks: [p(bi('Оба'))],
  },
  {
    name: 'empty lines between paragraphs',
    html: page(`${para(span('Раз'))}<br>${para(span('Два'))}<br /><br />${para(span('Три'))}`),
    blocks: [p('Раз'), p('Два'), p('Три')],
  },
  {
    name: 'headings',
    html: page(
      `<h1 dir="ltr" style="margin:20pt">${span('Глава')}</h1>${para(span('Текст'))}<h2>${span('Часть')}</h2><h4>${span('Мелочь')}</h4>`,
    ),
    blocks: [h2('Глава'), p('Текст'), h2('Часть'), h3('Мелочь')],
  },
  {
    name: 'a list',
    html: page(`<ul style="margin-top:0">${item(span('яблоки'))}${item(bold('груши'))}</ul>`),
    blocks: [ul('яблоки', b('груши'))],
  },
  {
    name: 'a numbered list with another inside is one',
    html: page(
      `<ol>${item(span('Раз'))}<ol style="margin:0">${item(span('Глубже'))}</ol>${item(span('Два'))}</ol>`,
    ),
    blocks: [ol('Раз', 'Глубже', 'Два')],
  },
  {
    name: 'a link keeps its text',
    html: page(
      para(
        `${span('Смотрите ')}<a href="https://docs.example.ru/d/1?usp=sharing" style="text-decoration:none;">${span('здесь', 'text-decoration:underline')}</a>`,
      ),
    ),
    blocks: [p('Смотрите ', a('здесь', 'https://docs.example.ru/d/1?usp=sharing'))],
  },
  {
    name: 'a line across',
    html: page(`${para(span('До'))}<p dir="ltr"><hr style="width:100%"></p>${para(span('После'))}`),
    blocks: [p('До'), hr, p('После')],
  },
  {
    name: 'a table is paragraphs, and a picture is left out',
    html: page(
      `<div dir="ltr"><table><colgroup><col width="312" /></colgroup><tbody><tr><td style="border:solid">${para(span('Имя'))}</td><td>${para('<span><img src="https://lh7.example.ru/p" width="10" style="margin:0" /></span>')}</td></tr></tbody></table></div>`,
    ),
    blocks: [p('Имя')],
  },
  {
    name: 'a line break inside of a paragraph',
    html: page(para(`${span('Первая')}${span('<br />')}${span('вторая')}`)),
    blocks: [p('Первая\nвторая')],
  },
];
