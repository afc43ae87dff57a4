import { systemClock } from '#src/api/clock.ts';
import { windowEvents } from './events.ts';
import { createSession } from './session.ts';
import { createTokenStore } from './store.ts';
import type { Session } from './types.ts';

/** The session of a page: real cookie, local storage, network, clock. @param origin of the API */
export const createBrowserSession = (origin: string): Session =>
  createSession({
    origin,
    fetch: (...request) => fetch(...request),
    guard: async () => (await import('#src/api/guard/fits.ts')).fits,
    clock: systemClock,
    store: createTokenStore(),
    events: windowEvents,
  });
