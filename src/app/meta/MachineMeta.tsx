import type { Graph } from 'schema-dts';
import { brand } from '#src/brand.ts';
import { unknownOrigin } from '#src/site/origin.ts';
import type { PageMetaProps } from './PageMeta.tsx';

interface MachineMetaProps extends PageMetaProps {
  /** The whole title. */
  title: string;
}

const defaultDescription =
  'Платформа, на\u00a0которой авторы зарабатывают на\u00a0творчестве: подписки, продажи, донаты и\u00a0эксклюзивный контент для\u00a0подписчиков.';

/** What search engines and previews want to know of a page beyond what people see. */
export function MachineMeta(props: MachineMetaProps) {
  const { title, description = defaultDescription, noIndex = false } = props;
  const { keywords, canonicalUrl, structuredData } = props;
  const preview = { title, description, image: '/social.png' };
  const openGraph = { ...preview, ...props.openGraph };
  const twitter = { ...preview, ...props.twitter };
  const url = canonicalUrl === undefined ? undefined : unknownOrigin + canonicalUrl;
  return (
    <>
      <meta name="description" content={description} />
      <meta name="robots" content={noIndex ? 'noindex' : 'index'} />
      {keywords && <meta name="keywords" content={keywords.join(', ')} />}
      {url && <link rel="canonical" href={url} />}
      {url && <meta property="og:url" content={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="ru_RU" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={openGraph.title} />
      <meta property="og:description" content={openGraph.description} />
      <meta property="og:image" content={unknownOrigin + openGraph.image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={twitter.title} />
      <meta name="twitter:description" content={twitter.description} />
      <meta name="twitter:image" content={unknownOrigin + twitter.image} />
      {structuredData && <StructuredData graph={structuredData} />}
    </>
  );
}

/** Data, not a program: the content policy lets it stand in the page. A `<` in it could end the element. */
function StructuredData({ graph }: { graph: Graph }) {
  return (
    <script type="application/ld+json">{JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)}</script>
  );
}
