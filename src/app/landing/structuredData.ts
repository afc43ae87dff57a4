import type { Graph } from 'schema-dts';
import { brand } from '#src/brand.ts';
import { questionsOf } from '#src/components/sections/Faq/Faq.tsx';
import { feeTexts } from '../shared/installation.ts';
import { siteOrigin } from '../shell/PageMeta.tsx';
import { paths } from '../shared/paths.ts';

const url = siteOrigin + paths.landing;
const organization = `${url}#organization`;

/** The landing page for search engines (schema.org): the company, the site, questions and answers. */
export const describeLanding = (): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': organization,
      name: brand.name,
      legalName: brand.legalName,
      url,
      logo: `${siteOrigin}/favicon.svg`,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        url: new URL(brand.supportUrl, siteOrigin).href,
        availableLanguage: 'ru',
      },
    },
    {
      '@type': 'WebSite',
      '@id': `${url}#website`,
      name: brand.name,
      url,
      inLanguage: 'ru',
      publisher: { '@id': organization },
    },
    {
      '@type': 'FAQPage',
      '@id': `${url}#faq`,
      inLanguage: 'ru',
      mainEntity: questionsOf(feeTexts).map(({ title, answer }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
});
