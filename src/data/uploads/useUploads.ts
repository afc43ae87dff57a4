import { useMemo, useSyncExternalStore } from 'react';
import { systemClock } from '#src/api/clock.ts';
import type { Reply } from '#src/api/contract.ts';
import { type Session, useSession, useUser } from '#src/session/index.ts';
import { presets, useApi } from '../shared/api.ts';
import { createUploads, type Uploads } from './engine.ts';
import { createShelf } from './shelf.ts';
import { createTransport } from './transport.ts';

/** No account has this id. */
const nobody = 0;

/** The uploads of each session's person: they continue on every page. */
const uploadsBySession = new WeakMap<Session, { readonly user: number; readonly uploads: Uploads }>();

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
    uploadsBySession.delete(session);
  });
  void uploads.restore();
  return uploads;
}

function uploadsOf(session: Session, user: number): Uploads {
  const existing = uploadsBySession.get(session);
  if (existing?.user === user) return existing.uploads;
  existing?.uploads.stop();
  const uploads = start(session, user);
  uploadsBySession.set(session, { user, uploads });
  return uploads;
}

/**
 * The files that the person uploads in a place, with their actions. Leaving the page does not stop them.
 * @param place their purpose, e.g. `draft 12`
 */
export function useUploads(place: string) {
  const session = useSession();
  const user = useUser()?.id ?? nobody;
  const uploads = useMemo(() => uploadsOf(session, user), [session, user]);
  const all = useSyncExternalStore(uploads.subscribe, uploads.getSnapshot);
  const items = useMemo(() => all.filter((item) => item.place === place), [all, place]);
  return { ...uploads, items };
}

/** The bytes that the person may upload and has uploaded; `undefined` while unknown (`GET /api/uploads/`). */
export const useUploadLimits = (): Reply<'uploads'> | undefined =>
  useApi(presets.onReturn, 'uploads').data?.value;
