import { useLayoutEffect } from 'react';
import type { Graph } from 'schema-dts';

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
export function StructuredData({ graph }: { graph: Graph | undefined }) {
  // A `<` in it could end the element.
  const json = graph && JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
  useLayoutEffect(() => show(json), [json]);
  // React would write the client's own by `innerHTML`, which Trusted Types refuse.
  if (!import.meta.env.SSR || json === undefined) return null;
  return <script type="application/ld+json">{json}</script>;
}
