import type { Graph } from 'schema-dts';
import { brand } from '#src/brand.ts';
import { MachineMeta } from './MachineMeta.tsx';

/** What a preview shows of a page; by default its title, its description and the picture of the site. */
export interface Preview {
  readonly title?: string;
  readonly description?: string;
  /** Path of a picture of 1200 × 630. */
  readonly image?: string;
}

export interface PageMetaProps {
  /** Name of the page, before which the product's is put. @default the default title of the product */
  title?: string | undefined;
  /** @default that of the product */
  description?: string;
  keywords?: readonly string[];
  /** Path of the one address that search engines are to know the page by. @default none */
  canonicalUrl?: string;
  openGraph?: Preview;
  twitter?: Preview;
  structuredData?: Graph | undefined;
  /** Keeps search engines from showing the page. @default false */
  noIndex?: boolean;
}

const defaultTitle = `${brand.name} — монетизация творчества`;
/** Title and metadata of a page (specification section 2); React puts them into the head. One per page. */
export function PageMeta({ title, ...meta }: PageMetaProps) {
  const fullTitle = title === undefined ? defaultTitle : `${brand.name} — ${title}`;
  return (
    <>
      <title>{fullTitle}</title>
      {/* Machines read the prerendered page: browsers do not download what is for machines only. */}
      {import.meta.env.SSR && <MachineMeta {...meta} title={fullTitle} />}
    </>
  );
}
