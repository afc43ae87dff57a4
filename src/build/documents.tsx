import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import { systemClock } from '#src/api/clock.ts';
import { createSession } from '#src/session/index.ts';
import { documentOf, notFoundDocument } from '#src/site/documents.ts';
import { App } from '#src/app/App.tsx';
import { whenReady } from '#src/app/shell/download.ts';
import { documentNames, innerNames, paths } from '#src/app/shared/paths.ts';
import { routes } from '#src/app/routes.tsx';

/** One HTML file of the built client. */
export interface PrerenderedDocument {
  readonly file: string;
  /** Uses the starter instead of the app's own script: the page is painted before the app is downloaded. */
  readonly isDeferred: boolean;
  /** True if the page is prerendered with all its content, whose code has to be loaded before hydration. */
  readonly isWhole: boolean;
  /** Title and metadata. */
  readonly head: string;
  /** Markup of `#root`. */
  readonly markup: string;
}

/** The session of a visitor: the build does not know who will look. */
const session = () =>
  createSession({
    origin: 'http://localhost',
    fetch: () => Promise.reject(new Error('The network is not used while prerendering')),
    clock: systemClock,
    store: {
      access: () => undefined,
      refresh: () => undefined,
      mark: () => '',
      ahead: () => 0,
      save() {},
      clear() {},
    },
    events: { listen: () => () => {} },
  });

/** React puts these before a page that has no head of its own. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)+/;
/** React puts preloads of pictures first; they must follow the font of the heading. */
const preloads = /<link rel="preload"[^>]*>/g;
const structuredData = /<script type="application\/ld\+json">.*?<\/script>/g;

async function render(file: string, location: string, isWhole = false): Promise<PrerenderedDocument> {
  const router = createMemoryRouter(routes, { initialEntries: [location] });
  if (isWhole) await whenReady(router);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App session={session()} router={router} />
    </StrictMode>,
  );
  let html = '';
  for await (const part of prelude) html += String(part);
  // The router has begun to load the page, which must not go on after the build.
  await whenReady(router);
  router.dispose();
  const [metadata = ''] = hoisted.exec(html) ?? [];
  const [data = ''] = html.match(structuredData) ?? [];
  return {
    file,
    isDeferred: location === paths.landing,
    isWhole,
    head: metadata.replaceAll(preloads, '') + data,
    markup: html.slice(metadata.length).replaceAll(structuredData, ''),
  };
}

/** An address that fits `path`. */
const addressOf = (path: string): string => path.replaceAll(/:\w+/g, '0');

/** Every document of the client. */
export async function prerenderDocuments(): Promise<PrerenderedDocument[]> {
  const documents = [await render(documentOf.landing, paths.landing), await render(notFoundDocument, '/404')];
  for (const name of ['resetPassword', 'activationResult', ...innerNames] as const)
    documents.push(await render(documentOf[name], addressOf(paths[name])));
  for (const name of documentNames) documents.push(await render(documentOf[name], paths[name], true));
  return documents;
}
