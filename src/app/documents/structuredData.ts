import type { Graph } from 'schema-dts';
import { brand } from '#src/brand.ts';
import { siteOrigin } from '../shell/meta/siteOrigin.ts';
import { paths } from '../shared/paths.ts';

const home = siteOrigin + paths.landing;

/** A legal text for search engines (schema.org): the page, and the way to it. */
export function describeDocument(name: string, description: string, path: string): Graph {
  const url = siteOrigin + path;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': url,
        url,
        name,
        description,
        inLanguage: 'ru',
        isPartOf: { '@type': 'WebSite', '@id': `${home}#website`, name: brand.name, url: home },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: brand.name, item: home },
          { '@type': 'ListItem', position: 2, name, item: url },
        ],
      },
    ],
  };
}
