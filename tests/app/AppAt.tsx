import { type ReactNode, useState } from 'react';
import { createMemoryRouter, Outlet } from 'react-router-dom';
import { App } from '#src/app/App.tsx';
import { routes } from '#src/app/routes.tsx';
import type { Session } from '#src/session/index.ts';

interface AppAtProps {
  session: Session;
  /** The history, of which the last entry shows. @default the landing page */
  entries?: string[];
  /** Elements beside the app, inside the router. */
  children?: ReactNode;
}

/** The app with addresses that live in memory: the address of the page is the test's. */
export function AppAt({ session, entries, children }: AppAtProps) {
  const [router] = useState(() => {
    const element = (
      <>
        <Outlet />
        {children}
      </>
    );
    return createMemoryRouter([{ element, children: routes }], entries && { initialEntries: entries });
  });
  return <App session={session} router={router} />;
}
