import '#src/theme/global.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createBrowserSession } from '#src/session/index.ts';
import { App } from './App.tsx';
import { apiOrigin } from './apiOrigin.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const session = createBrowserSession(apiOrigin || location.origin);

// Without transitions a navigation and the change of session that goes with it land in one render.
const app = (
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <App session={session} />
    </BrowserRouter>
  </StrictMode>
);

// The development server answers with an empty root; a built page comes prerendered.
if (root.firstElementChild === null) createRoot(root).render(app);
else hydrateRoot(root, app);
