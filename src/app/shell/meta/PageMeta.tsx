import type { Graph } from 'schema-dts';
import { brand } from '#src/brand.ts';
import { type Preview, PreviewMeta } from './PreviewMeta.tsx';
import { siteOrigin } from './siteOrigin.ts';
import { StructuredData } from './StructuredData.tsx';

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
 * Title and metadata of a page (specification section 2, readings D30). React keeps them in the head as long as the page
 * stands, and takes over those that it was served with. One per page.
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
