import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession, useUser } from '#src/session/index.ts';
import type { DraftView } from './status.ts';
import type { DraftSession } from './draftSession.ts';
import { enter, findNewPlace, isSent, leave } from './draftSessions.ts';

const nothing = () => undefined;

/** Saves at once when the page may be about to close, or the network is back. */
function listenToPage(wake: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  for (const sign of ['beforeunload', 'pagehide', 'focus', 'online'])
    addEventListener(sign, wake, { signal });
  for (const sign of ['visibilitychange', 'freeze']) document.addEventListener(sign, wake, { signal });
  return () => controller.abort();
}

/** A post that is written, and what can be done with it. */
export interface OpenDraft {
  readonly writing: DraftSession;
  readonly written: DraftView;
}

/** The post on the page, as a store: its address may change while the same post stays. */
function createSlot() {
  let open: OpenDraft | undefined;
  let listener = () => {};
  return {
    get: () => open,
    subscribe(notify: () => void): () => void {
      listener = notify;
      return () => {
        listener = () => {};
      };
    },
    /** Shows a post. @returns stops following it */
    show(writing: DraftSession): () => void {
      const update = () => {
        open = { writing, written: writing.get() };
        listener();
      };
      update();
      return writing.subscribe(update);
    },
  };
}

/**
 * A post that the author writes. It is saved by itself, also after its page was left.
 * @param place id of the post, or the place of a new one; `undefined`: not known yet
 * @returns undefined for a moment
 */
export function useDraftSession(place: string | undefined): OpenDraft | undefined {
  const session = useSession();
  const user = useUser()?.id;
  const [slot] = useState(createSlot);
  useEffect(() => {
    if (place === undefined || user === undefined) return undefined;
    const entered = enter({ user, place }, session);
    const hide = slot.show(entered);
    const stop = listenToPage(() => void entered.wake());
    return () => {
      hide();
      stop();
      leave(entered);
    };
  }, [slot, session, user, place]);
  return useSyncExternalStore(slot.subscribe, slot.get, nothing);
}

/** The place of a new post; `undefined` until it is known, and if no post is new. */
export function useNewPlace(isNew: boolean): string | undefined {
  const user = useUser()?.id;
  const [place, setPlace] = useState<string>();
  useEffect(() => {
    if (!isNew || user === undefined) return undefined;
    let isCurrent = true;
    void findNewPlace(user).then((found) => isCurrent && setPlace(found));
    return () => {
      isCurrent = false;
      setPlace(undefined);
    };
  }, [isNew, user]);
  return isNew ? place : undefined;
}

/**
 * Makes the browser ask before the page closes, as long as the server does not have all of the text. Looks at the text
 * of that very moment: the page may not have drawn the last key yet.
 */
export function useUnloadWarning(writing: DraftSession | undefined): void {
  useEffect(() => {
    if (writing === undefined) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSent(writing.get())) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [writing]);
}
