import { type ReactNode, StrictMode } from 'react';
import { type Session, SessionProvider } from '#src/session/index.ts';
import { json, noContent } from '#tests/api/fakeServer.ts';
import { anna, calls, createWorld } from './world.ts';

/** The providers around what a test renders. */
const within = (session: Session) =>
  function Wrapper({ children }: { children: ReactNode }) {
    return (
      <StrictMode>
        <SessionProvider session={session}>{children}</SessionProvider>
      </StrictMode>
    );
  };

/** A page of Anna, who is logged in. */
export function signedIn() {
  const world = createWorld();
  world.keep({ access: world.access(), refresh: world.refresh() });
  world.server.on(calls.me, json(anna));
  world.server.on(calls.logout, noContent());
  const { session } = world.openTab();
  return { ...world, session, wrapper: within(session) };
}

/** A visitor's page. */
export function visiting() {
  const world = createWorld();
  const { session } = world.openTab();
  return { ...world, session, wrapper: within(session) };
}
