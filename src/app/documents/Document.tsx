import type { Graph } from 'schema-dts';
import { brand } from '#src/brand.ts';
import { LegalPage } from '#src/components/pages/LegalPage/LegalPage.tsx';
import { type DocumentName, paths } from '../shared/paths.ts';
import type { Text } from '../shared/text.ts';
import { PageMeta, siteOrigin } from '../shell/PageMeta.tsx';
import { FocusOnNavigation } from '../shell/useFocusOnNavigation.tsx';
import { useFooter } from '../shell/useFooter.ts';

/** A legal page. */
export function Document({ name, text }: { name: DocumentName; text: Text }) {
  const { title, description, keywords, edition, sections } = text;
  // The soft hyphen is for narrow screens only.
  const heading = title.replaceAll('\u00ad', '');
  return (
    <FocusOnNavigation page={name}>
      <PageMeta
        title={heading}
        description={description}
        keywords={keywords.split(', ')}
        canonicalUrl={paths[name]}
        structuredData={describeDocument(heading, description, paths[name])}
      />
      <LegalPage {...{ title, edition, sections }} homeHref={paths.landing} footer={useFooter()} />
    </FocusOnNavigation>
  );
}

const home = siteOrigin + paths.landing;

/** Structured data of a legal text (schema.org): the page and its breadcrumbs. */
function describeDocument(name: string, description: string, path: string): Graph {
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
