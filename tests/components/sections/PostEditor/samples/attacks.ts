import { p, type Sample } from './shorthand.ts';

/** HTML that is to do harm; what is left of it is text. */
export const attacks: readonly Sample[] = [
  { name: 'a link that runs', html: '<a href="javascript:alert(1)">раз</a>', blocks: [p('раз')] },
  {
    name: 'a link that runs, hidden by letters and spaces',
    html: '<a href=" jAvA&#x09;script:alert(1)">раз</a><a href="data:text/html,<script>alert(1)</script>">два</a>',
    blocks: [p('раздва')],
  },
  { name: 'a picture that fails', html: 'раз<img src=x onerror=alert(1)>', blocks: [p('раз')] },
  {
    name: 'a drawing that runs',
    html: 'раз<svg onload=alert(1)><script>alert(1)</script><text>два</text></svg>',
    blocks: [p('раз')],
  },
  {
    name: 'a page inside',
    html: 'раз<iframe srcdoc="<script>alert(1)</script>" src="https://a.ru"></iframe>',
    blocks: [p('раз')],
  },
  {
    name: 'a script',
    html: '<script>alert(1)</script>раз<script src="https://a.ru/a.js"></script>',
    blocks: [p('раз')],
  },
  {
    name: 'styles',
    html: '<style>body{display:none}</style><p style="position:fixed" onclick="alert(1)">раз</p>',
    blocks: [p('раз')],
  },
  {
    name: 'a base and a refresh',
    html: '<base href="https://a.ru"><meta http-equiv="refresh" content="0;url=https://a.ru">раз',
    blocks: [p('раз')],
  },
  {
    name: 'quotes that end a tag',
    html: `<p title="a>b" style='color:red' onmouseover="alert('>')">раз</p>`,
    blocks: [p('раз')],
  },
  {
    name: 'formulas that hide a style',
    html: '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>раз',
    blocks: [p('раз')],
  },
  {
    name: 'a block of somebody else’s',
    html: `<div data-block='{"type":"picture","media":"stolen","alt":""}'></div>раз`,
    blocks: [p('раз')],
  },
  {
    name: 'a block with parts of other types',
    html: `<div data-block='{"type":"gallery","pictures":"lens"}'></div><div data-block="{"></div>раз`,
    blocks: [p('раз')],
  },
  {
    name: 'a forged copy of the editor',
    html: '<p data-pm-slice="9 9 [&quot;heading&quot;,{&quot;level&quot;:99}]">раз</p>',
    blocks: [p('раз')],
  },
];
