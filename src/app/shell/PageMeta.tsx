import { useLayoutEffect } from 'react';
import type { Graph } from 'schema-dts';
import { brand } from '#src/brand.ts';
import { unknownOrigin } from '#src/site/origin.ts';

export interface PageMetaProps {
  /** Name of the page, before which the product's is put. @default the default title of the product */
  title?: string | undefined;
  /** @default that of the product */
  description?: string;
  keywords?: readonly string[];
  /** Path of the page's canonical address. @default none */
  canonicalUrl?: string;
  openGraph?: Preview;
  twitter?: Preview;
  structuredData?: Graph | undefined;
  /** Keeps search engines from showing the page. @default false */
  noIndex?: boolean;
}

const slogan = 'монетизация творчества';
const defaultDescription =
  'Платформа, на которой авторы зарабатывают на творчестве: подписки, продажи, донаты и эксклюзивный контент для подписчиков.';

/**
 * Title and metadata of a page (specification section 2, readings D30). React keeps them in the head while the page is
 * mounted, and takes over the served ones. One per page.
 */
export function PageMeta(props: PageMetaProps) {
  const { description = defaultDescription, keywords, canonicalUrl, noIndex = false } = props;
  const title = `${brand.name} — ${props.title ?? slogan}`;
  const url = canonicalUrl === undefined ? undefined : siteOrigin + canonicalUrl;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={noIndex ? 'noindex' : 'index'} />
      {keywords && <meta name="keywords" content={keywords.join(', ')} />}
      {url && <link rel="canonical" href={url} />}
      <PreviewMeta {...{ title, description, url }} openGraph={props.openGraph} twitter={props.twitter} />
      <StructuredData graph={props.structuredData} />
    </>
  );
}

/** A preview of a page; by default its title, its description and the picture of the site. */
interface Preview {
  readonly title?: string;
  readonly description?: string;
  /** Path of a picture of 1200 × 630. */
  readonly image?: string;
}

interface PreviewMetaProps {
  /** The whole title of the page. */
  title: string;
  description: string;
  /** Canonical address of the page. */
  url: string | undefined;
  openGraph: Preview | undefined;
  twitter: Preview | undefined;
}

/** Open Graph and Twitter: how other sites show a link to the page. */
function PreviewMeta({ title, description, url, ...own }: PreviewMetaProps) {
  const preview = { title, description, image: '/social.png' };
  const openGraph = { ...preview, ...own.openGraph };
  const twitter = { ...preview, ...own.twitter };
  return (
    <>
      {url && <meta property="og:url" content={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="ru_RU" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={openGraph.title} />
      <meta property="og:description" content={openGraph.description} />
      <meta property="og:image" content={siteOrigin + openGraph.image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={twitter.title} />
      <meta name="twitter:description" content={twitter.description} />
      <meta name="twitter:image" content={siteOrigin + twitter.image} />
    </>
  );
}

const type = 'application/ld+json';

/** Text for elements of this type only: they hold data, which no browser runs. */
const policy = import.meta.env.SSR
  ? undefined
  : window.trustedTypes?.createPolicy('structured-data', { createScript: (json: string): string => json });

/** Leaves the one element with this text in the head, or none: also what the page before was served with. */
function show(json: string | undefined): void {
  const present = document.querySelector(`script[type="${type}"]`);
  if (json !== undefined && present?.textContent === json) return;
  present?.remove();
  if (json === undefined) return;
  const script = document.createElement('script');
  script.type = type;
  script.textContent = policy?.createScript(json) ?? json;
  document.head.append(script);
}

/** The page for search engines, in the terms of schema.org: served with it, and there after a navigation (readings D48). */
function StructuredData({ graph }: { graph: Graph | undefined }) {
  // A `<` in it could end the element.
  const json = graph && JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
  useLayoutEffect(() => show(json), [json]);
  // React would write the client's own by `innerHTML`, which Trusted Types refuse.
  if (!import.meta.env.SSR || json === undefined) return null;
  return <script type="application/ld+json">{json}</script>;
}

/**
 * Origin of the site, for addresses that machines read. Pages are served with it on `<html data-origin>`, because people
 * may open the site by another name than it gives itself; where it is missing, on the development server, their own counts.
 */
export const siteOrigin: string = import.meta.env.SSR
  ? unknownOrigin
  : (document.documentElement.dataset['origin'] ?? location.origin);
