import { StrictMode, useLayoutEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '#src/app/App.tsx';
import { DoubleBar } from './DoubleBar.tsx';
import type { Network } from './network.ts';
import { createWorld } from './world.ts';

export interface FlowProps {
  /** Where the story begins: path and query. */
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
  useLayoutEffect(() => world.install(), [world]);
  useLayoutEffect(() => world.setNetwork(network), [world, network]);
  return (
    <StrictMode>
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        <App session={world.session} />
        <DoubleBar world={world} />
      </MemoryRouter>
    </StrictMode>
  );
}
