import { useLayoutEffect } from 'react';
import type { Graph } from 'schema-dts';

/**
 * The page for search engines, in the terms of schema.org. It is in the served page only: Trusted Types keep the
 * client from writing a script. When its page is left, it goes with the page's other tags.
 */
export function StructuredData({ graph }: { graph: Graph | undefined }) {
  useLayoutEffect(() => () => document.querySelector('script[type="application/ld+json"]')?.remove(), []);
  if (!import.meta.env.SSR || graph === undefined) return null;
  // Data, not a program: the content policy lets it stand in the page. A `<` in it could end the element.
  const json = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json">{json}</script>;
}
