import { useMemo, useSyncExternalStore } from 'react';
import { systemClock } from '#src/api/clock.ts';
import { type Session, useSession, useUser } from '#src/session/index.ts';
import { createUploads, type Uploads } from './engine.ts';
import { createShelf } from './shelf.ts';
import { createTransport } from './transport.ts';

/** Nobody has this id. */
const nobody = 0;

/** The files of each session's person: they go on on every page. */
const known = new WeakMap<Session, { readonly user: number; readonly uploads: Uploads }>();

/** Continues the uploads of an earlier page, again whenever the network is back, until the person logs out. */
function start(session: Session, user: number): Uploads {
  const uploads = createUploads(user, {
    session,
    transport: createTransport(session),
    shelf: createShelf(),
    clock: systemClock,
  });
  window.addEventListener('online', uploads.resumeOffline);
  const stopListening = session.onSignedOut(() => {
    stopListening();
    window.removeEventListener('online', uploads.resumeOffline);
    uploads.stop();
    known.delete(session);
  });
  void uploads.restore();
  return uploads;
}

function uploadsOf(session: Session, user: number): Uploads {
  const found = known.get(session);
  if (found?.user === user) return found.uploads;
  found?.uploads.stop();
  const uploads = start(session, user);
  known.set(session, { user, uploads });
  return uploads;
}

/**
 * The files that the person uploads in a place, with their actions. Leaving the page does not stop them.
 * @param place what they are for, e.g. `draft 12`
 */
export function useUploads(place: string) {
  const session = useSession();
  const user = useUser()?.id ?? nobody;
  const uploads = useMemo(() => uploadsOf(session, user), [session, user]);
  const all = useSyncExternalStore(uploads.subscribe, uploads.getSnapshot);
  const items = useMemo(() => all.filter((item) => item.place === place), [all, place]);
  return { ...uploads, items };
}
