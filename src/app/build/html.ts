import type { PrerenderedDocument } from './documents.tsx';

/** Replaces the one place that `pattern` matches. @throws where it matches nothing: the template has changed */
function put(html: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(html)) throw new Error(`The built index.html has nothing like ${pattern}`);
  return html.replace(pattern, () => replacement);
}

const moduleScript = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;

/**
 * Fills Vite's `index.html` with a prerendered document.
 * @param scripts code for the head: one of them runs before the page is painted; in the page, for as a file of its own it
 * would hold the first paint up by a request
 * @param year on `<html>`, for what is drawn before the page knows the date
 */
export function fillTemplate(
  template: string,
  page: PrerenderedDocument,
  scripts: { starter: string; appearance: string },
  year: number,
): string {
  const entry = moduleScript.exec(template)?.[1];
  if (entry === undefined) throw new Error('The built index.html has no module script');
  const drawing = page.isDeferred ? ' data-drawing' : '';
  let html = put(template, /<html lang="ru">/, `<html lang="ru" data-year="${year}"${drawing}>`);
  html = put(html, /(?=<meta name="theme-color")/, `${page.head}\n    `);
  const name = page.prerendered === undefined ? '' : ` data-prerendered="${page.prerendered}"`;
  html = put(html, /<div id="root"><\/div>/, `<div id="root"${name}>${page.markup}</div>`);
  // Before the stylesheet: a script after one waits for it.
  if (!page.isDeferred) {
    return put(html, /(?=<link rel="stylesheet")/, `<script>${scripts.appearance}</script>\n    `);
  }
  html = html.replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '');
  html = put(html, moduleScript, '');
  return put(
    html,
    /(?=<link rel="stylesheet")/,
    `<script data-entry="${entry}">${scripts.starter}</script>\n    `,
  );
}
