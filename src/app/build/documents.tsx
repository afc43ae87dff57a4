import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { systemClock } from '#src/api/clock.ts';
import { createSession } from '#src/session/index.ts';
import { App } from '../App.tsx';
import { paths } from '../paths.ts';
import { defaultTitle, description, titleOf } from '../pageMeta.ts';

/** One HTML file of the built client. */
export interface PrerenderedDocument {
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** Whether search engines may show it. */
  readonly isIndexed: boolean;
  /** The starter comes instead of the app's own script: the page is drawn before the app is downloaded. */
  readonly isDeferred: boolean;
  /** Markup of `#root`. */
  readonly markup: string;
}

/** Nobody: what the prerendered pages look like before it is known who is looking. */
const session = () =>
  createSession({
    origin: 'http://localhost',
    fetch: () => Promise.reject(new Error('The network is not used while prerendering')),
    clock: systemClock,
    store: { access: () => undefined, refresh: () => undefined, save() {}, clear() {} },
    events: { listen: () => () => {} },
  });

async function render(location: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={location}>
        <App session={session()} />
      </StaticRouter>
    </StrictMode>,
  );
  let markup = '';
  for await (const part of prelude) markup += String(part);
  // React puts preloads of pictures first; the browser finds those pictures by itself, and they must not come
  // before the font that the heading is drawn with.
  return markup.replace(/^(<link rel="preload"[^>]*>)+/, '');
}

/** Every document of the client: the landing page, and one for each kind of address that the app takes over from. */
export async function prerenderDocuments(): Promise<PrerenderedDocument[]> {
  return [
    {
      file: 'index.html',
      title: defaultTitle,
      description,
      isIndexed: true,
      isDeferred: true,
      markup: await render(paths.landing),
    },
    {
      file: 'app.html',
      title: defaultTitle,
      description,
      isIndexed: false,
      isDeferred: false,
      markup: await render(paths.feed),
    },
    {
      file: 'public.html',
      title: defaultTitle,
      description,
      isIndexed: false,
      isDeferred: false,
      markup: await render(paths.privacyPolicy),
    },
    {
      file: '404.html',
      title: titleOf('Страница не\u00a0найдена'),
      description,
      isIndexed: false,
      isDeferred: false,
      markup: await render('/404'),
    },
  ];
}
