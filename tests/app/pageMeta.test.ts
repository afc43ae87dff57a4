import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { feeTexts } from '#src/app/shared/installation.ts';
import { describeLanding } from '#src/app/landing/structuredData.ts';
import { PageMeta, type PageMetaProps } from '#src/app/shell/PageMeta.tsx';
import { questionsOf } from '#src/components/sections/Faq/Faq.tsx';
import { unknownOrigin } from '#src/site/origin.ts';

/** The tags of a served page. */
const tagsOf = (props: PageMetaProps): string => renderToStaticMarkup(createElement(PageMeta, props));

/** `content` of a meta tag by its name or property. */
const contentOf = (tags: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(tags)?.[1];

describe('the metadata of a page', () => {
  test('are those of the product where the page says nothing', () => {
    const tags = tagsOf({});
    expect(tags).toContain('<title>Соавтор — монетизация творчества</title>');
    expect(contentOf(tags, 'description')).toMatch(/^Платформа, на\u00a0которой авторы/);
    expect(contentOf(tags, 'robots')).toBe('index');
    expect(contentOf(tags, 'og:locale')).toBe('ru_RU');
    expect(contentOf(tags, 'og:image')).toBe(`${unknownOrigin}/social.png`);
    expect(contentOf(tags, 'og:image:width')).toBe('1200');
    expect(contentOf(tags, 'og:image:height')).toBe('630');
    expect(contentOf(tags, 'twitter:card')).toBe('summary_large_image');
    expect(tags).not.toContain('canonical');
    expect(tags).not.toContain('keywords');
  });

  test('are the page’s own, in previews too', () => {
    const tags = tagsOf({
      title: 'Условия оплаты',
      description: 'Как платят.',
      canonicalUrl: '/pyment-terms',
    });
    expect(tags).toContain('<title>Соавтор — Условия оплаты</title>');
    for (const name of ['description', 'og:description', 'twitter:description'])
      expect(contentOf(tags, name)).toBe('Как платят.');
    for (const name of ['og:title', 'twitter:title'])
      expect(contentOf(tags, name)).toBe('Соавтор — Условия оплаты');
    expect(tags).toContain(`<link rel="canonical" href="${unknownOrigin}/pyment-terms"/>`);
    expect(contentOf(tags, 'og:url')).toBe(`${unknownOrigin}/pyment-terms`);
  });

  test('take every input of the specification', () => {
    const tags = tagsOf({
      keywords: ['донаты', 'подписки'],
      openGraph: { title: 'Для друзей', image: '/friends.png' },
      twitter: { title: 'Коротко', description: 'Ещё короче' },
      structuredData: { '@context': 'https://schema.org', '@graph': [] },
      noIndex: true,
    });
    expect(contentOf(tags, 'keywords')).toBe('донаты, подписки');
    expect(contentOf(tags, 'robots')).toBe('noindex');
    expect([contentOf(tags, 'og:title'), contentOf(tags, 'og:image')]).toEqual([
      'Для друзей',
      `${unknownOrigin}/friends.png`,
    ]);
    expect([contentOf(tags, 'twitter:title'), contentOf(tags, 'twitter:description')]).toEqual([
      'Коротко',
      'Ещё короче',
    ]);
    expect(tags).toContain('<script type="application/ld+json">{"@context"');
  });

  test('structured data can not end their element', () => {
    const name = '</script><script>alert(1)</script>';
    const tags = tagsOf({
      structuredData: { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', name }] },
    });
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(tags) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json)['@graph'][0].name).toBe(name);
  });
});

describe('the structured data of the landing page', () => {
  const { '@graph': things } = JSON.parse(JSON.stringify(describeLanding()));
  const thing = (type: string) =>
    things.find((candidate: { '@type': string }) => candidate['@type'] === type);

  test('name the company, the site and its publisher', () => {
    expect(thing('Organization')).toMatchObject({
      name: 'Соавтор',
      legalName: 'ООО «Соавтор»',
      url: `${unknownOrigin}/`,
      contactPoint: { url: `${unknownOrigin}/#support` },
    });
    expect(thing('WebSite').publisher['@id']).toBe(thing('Organization')['@id']);
  });

  test('hold the questions and answers that the page shows', () => {
    expect(thing('FAQPage').mainEntity).toEqual(
      questionsOf(feeTexts).map(({ title, answer }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
  });
});
