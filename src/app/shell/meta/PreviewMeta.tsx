import { brand } from '#src/brand.ts';
import { siteOrigin } from './siteOrigin.ts';

/** What a preview shows of a page; by default its title, its description and the picture of the site. */
export interface Preview {
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
export function PreviewMeta({ title, description, url, ...own }: PreviewMetaProps) {
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
