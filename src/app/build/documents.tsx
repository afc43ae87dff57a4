import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { systemClock } from '#src/api/clock.ts';
import { createSession } from '#src/session/index.ts';
import { documentOf, notFoundDocument } from '#src/site/documents.ts';
import { App } from '../App.tsx';
import { documentNames, innerNames, paths } from '../navigation/paths.ts';
import { prepare } from '../public/chunk.ts';
import type { PageName } from '../public/pages.tsx';

/** One HTML file of the built client. */
export interface PrerenderedDocument {
  readonly file: string;
  /** The starter comes instead of the app's own script: the page is drawn before the app is downloaded. */
  readonly isDeferred: boolean;
  /** The public page that has to be downloaded before it comes alive. */
  readonly prerendered?: PageName;
  /** Title and metadata. */
  readonly head: string;
  /** Markup of `#root`. */
  readonly markup: string;
}

/** Nobody: what the prerendered pages look like before it is known who is looking. */
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

/** What React puts before a page that has no head of its own. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)+/;
/** React puts preloads of pictures first; they must not come before the font that the heading is drawn with. */
const preloads = /<link rel="preload"[^>]*>/g;
const structuredData = /<script type="application\/ld\+json">.*?<\/script>/g;

async function render(file: string, location: string): Promise<PrerenderedDocument> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={location}>
        <App session={session()} />
      </StaticRouter>
    </StrictMode>,
  );
  let html = '';
  for await (const part of prelude) html += String(part);
  const [metadata = ''] = hoisted.exec(html) ?? [];
  const [data = ''] = html.match(structuredData) ?? [];
  return {
    file,
    isDeferred: location === paths.landing,
    head: metadata.replaceAll(preloads, '') + data,
    markup: html.slice(metadata.length).replaceAll(structuredData, ''),
  };
}

/** A public page with all that it is made of. */
async function renderPublic(name: PageName, file: string, location: string): Promise<PrerenderedDocument> {
  await prepare(name);
  return { ...(await render(file, location)), prerendered: name };
}

/** An address that fits `path`. */
const addressOf = (path: string): string => path.replaceAll(/:\w+/g, '0');

/** Every document of the client. */
export async function prerenderDocuments(): Promise<PrerenderedDocument[]> {
  const documents = [
    await render(documentOf.landing, paths.landing),
    // Before the parts of public pages are downloaded: what these two show depends on their address.
    await render(documentOf.activationResult, paths.activationResult),
    await renderPublic('notFound', notFoundDocument, '/404'),
  ];
  for (const name of innerNames) documents.push(await render(documentOf[name], addressOf(paths[name])));
  for (const name of documentNames) documents.push(await renderPublic(name, documentOf[name], paths[name]));
  return documents;
}
