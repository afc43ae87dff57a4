import { StrictMode, useLayoutEffect, useState } from 'react';
import { createMemoryRouter, Outlet } from 'react-router-dom';
import { App } from '#src/app/App.tsx';
import { routes } from '#src/app/routes.tsx';
import { DoubleBar } from './DoubleBar.tsx';
import type { Network } from './network.ts';
import { createWorld } from './world.ts';

export interface FlowProps {
  /** Path and query at the start of the story. */
  address: string;
  /** E-mail of who is logged in; a visitor without one. */
  email?: string;
  /** State of the network, by the toolbar. */
  network: Network;
}

/**
 * The app as `src/app/main.tsx` starts it, on a double of the server of its own. Its addresses live in memory: the
 * address of the page is Storybook's.
 */
export function Flow({ address, email, network }: FlowProps) {
  const [world] = useState(() => createWorld(email));
  const [router] = useState(() => {
    const element = (
      <>
        <Outlet />
        <DoubleBar world={world} />
      </>
    );
    return createMemoryRouter([{ element, children: routes }], { initialEntries: [address] });
  });
  useLayoutEffect(() => world.install(), [world]);
  useLayoutEffect(() => world.setNetwork(network), [world, network]);
  return (
    <StrictMode>
      <App session={world.session} router={router} />
    </StrictMode>
  );
}
