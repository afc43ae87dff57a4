import { unknownOrigin } from '#src/site/origin.ts';
import type { PrerenderedDocument } from './documents.tsx';

/** The build puts these into the heads of the pages. */
export interface Head {
  /** Scripts: one of them runs before the page is painted. As a file of its own it would hold that up by a request. */
  readonly scripts: { readonly starter: string; readonly appearance: string };
  /** Attribute on `<html>` for everything rendered before the page knows the date. */
  readonly year: number;
}

/** Replaces the one place that `pattern` matches. @throws where it matches nothing: the template has changed */
function put(html: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(html)) throw new Error(`The built index.html has nothing like ${pattern}`);
  return html.replace(pattern, () => replacement);
}

const moduleScript = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
// A script after a stylesheet waits for it, so it stands before.
const beforeStyles = /(?=<link rel="stylesheet")/;
const preloadOf = (font: string) => new RegExp(`<link\\s[^>]*/${font}-[^>]*>`);

/** Fills Vite's `index.html` with a prerendered document. */
export function fillTemplate(template: string, page: PrerenderedDocument, head: Head): string {
  // Neither comments nor indentation: the landing page is sent in the network's first answer.
  let html = template
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/\s*\n\s*/g, ' ');
  const drawing = page.isDeferred ? ' data-drawing' : '';
  const facts = `data-year="${head.year}" data-origin="${unknownOrigin}"`;
  html = put(html, /<html lang="ru">/, `<html lang="ru" ${facts}${drawing}>`);
  // Marked for a page that React does not take over (`src/app/shell/servedPage.ts`).
  const metadata = page.head.replaceAll(/<(?:title|meta|link)\b/g, '$& data-served');
  html = put(html, /(?=<meta name="theme-color")/, metadata);
  const whole = page.isWhole ? ' data-whole' : '';
  const elements = page.markup.match(/<\w/g)?.length;
  const root = `<div id="root" data-elements="${elements}"${whole}>${page.markup}</div>`;
  html = put(html, /<div id="root"><\/div>/, root);
  return page.isDeferred ? deferred(html, head) : atOnce(html, head);
}

/** The landing page: it paints first, and waits only for the page itself and the fonts of its first screen. */
function deferred(html: string, { scripts }: Head): string {
  const [, entry] = moduleScript.exec(html) ?? [];
  html = put(html, moduleScript, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
  html = put(html, preloadOf('commissioner-signs'), '');
  return put(html, beforeStyles, `<script data-entry="${entry}">${scripts.starter}</script>`);
}

/** The others: painted and interactive at once. */
function atOnce(html: string, { scripts }: Head): string {
  html = put(html, preloadOf('commissioner-first-signs'), '');
  return put(html, beforeStyles, `<script>${scripts.appearance}</script>`);
}
