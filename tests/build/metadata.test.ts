import { glob, readFile, stat } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { titles } from '#src/app/shell/titles.ts';
import { innerNames } from '#src/app/shared/paths.ts';
import { documentOf, documents, notFoundDocument } from '#src/site/documents.ts';
import { unknownOrigin } from '#src/site/origin.ts';

const titlesOf = (html: string): string[] =>
  [...html.matchAll(/<title[^>]*>(.*?)<\/title>/g)].map(([, title = '']) => title);

const read = (file: string) => readFile(`dist/client/${file}.html`, 'utf8');

const indexed = [
  ['index', 'Соавтор — монетизация творчества'],
  ['privacy-policy', 'Соавтор — Политика конфиденциальности'],
  ['cookies-policy', 'Соавтор — Политика cookies'],
  ['terms-of-service', 'Соавтор — Пользовательское соглашение'],
  ['pyment-terms', 'Соавтор — Условия оплаты'],
] as const;

describe.each(indexed)('the page %s', (file, title) => {
  test('is there for search engines without a script: its title, address, keywords, data and text (readings D48)', async () => {
    const html = await read(file);
    const [head = '', body = ''] = html.split('</head>');
    expect(titlesOf(head)).toEqual([title]);
    expect(head).toContain('name="robots" content="index"/>');
    const address = `${unknownOrigin}/${file === 'index' ? '' : file}`;
    expect(head).toContain(`rel="canonical" href="${address}"/>`);
    expect(head.match(/name="description" content="[^"]{40,}"/g)).toHaveLength(1);
    expect(head.match(/name="keywords" content="[^"]+, [^"]+"/g)).toHaveLength(1);
    expect(head.match(/<script type="application\/ld\+json">/g)).toHaveLength(1);
    expect(body.replaceAll(/<[^>]+>/g, '').length).toBeGreaterThan(1500);
    expect(titlesOf(body)).toEqual([]);
    // A name of the brand that the text asks for and that there is not.
    expect(body).not.toMatch(/\{\{|undefined/);
  });
});

/** Documents that search engines are not to show, and their titles. */
const hidden: readonly (readonly [file: string, title: string])[] = [
  ...innerNames.map((name) => [documentOf[name], `Соавтор — ${titles[name]}`] as const),
  [documentOf.resetPassword, 'Соавтор — Новый пароль'],
  [documentOf.activationResult, 'Соавтор — Подтверждение email'],
  [notFoundDocument, 'Соавтор — Страница не\u00a0найдена'],
];

test.each(hidden)('%s is «%s» and not for search engines', async (file, title) => {
  const html = await readFile(`dist/client/${file}`, 'utf8');
  expect(titlesOf(html)).toEqual([title]);
  expect(html).toContain('name="robots" content="noindex"/>');
  expect(html).not.toContain('rel="canonical"');
});

test('no two pages are served with the same title', () => {
  const names = Object.keys(titles) as (keyof typeof titles)[];
  expect(new Set(names.map((name) => documentOf[name])).size).toBe(names.length);
  expect(new Set(Object.values(titles)).size).toBe(names.length);
});

test('the address of the site is put into pages and nothing else', async () => {
  const found: string[] = [];
  for await (const path of glob('dist/client/**/*.*'))
    if ((await readFile(path)).includes(unknownOrigin)) found.push(path);
  expect(found.toSorted()).toEqual(documents.map((name) => `dist/client/${name}`).toSorted());
});

/** Google's requirements for each type beyond those that schema-dts checks while compiling. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  FAQPage: ['mainEntity'],
};

test('the descriptions and keywords of no two pages for search engines are the same', async () => {
  for (const name of ['description', 'keywords']) {
    const said = await Promise.all(
      indexed.map(
        async ([file]) => new RegExp(`name="${name}" content="([^"]*)"`).exec(await read(file))?.[1],
      ),
    );
    expect(new Set(said).size).toBe(indexed.length);
  }
});

test('the landing page holds structured data of three things, none of which lacks what is required', async () => {
  const html = await read('index');
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  expect(blocks).toHaveLength(1);
  const { '@context': context, '@graph': things } = JSON.parse(blocks[0]?.[1] ?? '');
  expect(context).toBe('https://schema.org');
  expect(things.map((thing: { '@type': string }) => thing['@type'])).toEqual(Object.keys(required));
  for (const thing of things)
    expect(Object.keys(thing)).toEqual(expect.arrayContaining([...(required[thing['@type']] ?? [])]));
});

test.each(indexed.slice(1))('%s tells search engines what it is, and the way to it', async (file, title) => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await read(file)) ?? [];
  const url = `${unknownOrigin}/${file}`;
  const name = title.replace('Соавтор — ', '');
  expect(JSON.parse(json)['@graph']).toMatchObject([
    { '@type': 'WebPage', url, name, inLanguage: 'ru', isPartOf: { '@id': `${unknownOrigin}/#website` } },
    { '@type': 'BreadcrumbList', itemListElement: [{ item: `${unknownOrigin}/` }, { name, item: url }] },
  ]);
});

test('the answers of the structured data are on the page', async () => {
  const html = await read('index');
  const text = html
    .split('<div id="root"')[1]
    ?.replaceAll(/<span[^>]*> \(откроется[^<]*<\/span>/g, '')
    .replaceAll(/<[^>]+>/g, '');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const [, , faq] = JSON.parse(json)['@graph'];
  for (const { name, acceptedAnswer } of faq.mainEntity) {
    expect(text).toContain(name);
    expect(text).toContain(acceptedAnswer.text);
  }
});

test('the picture of a preview is 1200 × 630 and light enough for a messenger', async () => {
  const png = await readFile('dist/client/social.png');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await stat('dist/client/social.png')).size).toBeLessThanOrEqual(150 * 1024);
});
