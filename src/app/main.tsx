import '#src/theme/global.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createBrowserSession } from '#src/session/index.ts';
import { App } from './App.tsx';
import { apiOrigin } from './shared/installation.ts';
import { onOtherAppearance, showAppearance } from './shell/appearance.ts';
import {
  replaceAltered,
  isAltered,
  finishDrawing,
  removePreview,
  removeServedMeta,
} from './shell/servedPage.ts';
import { whenReady } from './shell/download.ts';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

onOtherAppearance(showAppearance);
void finishDrawing();
removePreview();

const session = createBrowserSession(apiOrigin || location.origin);
const router = createBrowserRouter(routes);

const app = (
  <StrictMode>
    <App session={session} router={router} />
  </StrictMode>
);

const drawn = root.firstElementChild;

/** React discards a served page whose text was altered, and renders its own. */
function onRecoverableError(error: unknown): void {
  reportError(error);
  if (drawn?.isConnected === false) removeServedMeta();
}

// A transition lets React pause between components, so that a scroll or a press need not wait.
const hydrate = () =>
  isAltered(root)
    ? replaceAltered(root, app)
    : startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));

// The development server sends an empty root; a built page is prerendered.
if (drawn === null) createRoot(root).render(app);
else if (root.dataset['whole'] === undefined) hydrate();
// A served text stays readable without its script.
else void whenReady(router).then((isReady) => isReady && hydrate());
