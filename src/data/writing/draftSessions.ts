import { v4 } from 'uuid';
import { systemClock } from '#src/api/clock.ts';
import { notify } from '#src/api/observable.ts';
import type { Session } from '#src/session/index.ts';
import { askBeforeUnload } from '../shared/tabs.ts';
import { createDeviceStore } from './deviceStore.ts';
import { createTabLock } from './tabLock.ts';
import { createDraftServer } from './server.ts';
import type { DraftView } from './status.ts';
import { createDraftSession, type Subject, type DraftSession } from './draftSession.ts';

/** The store of this browser. */
const deviceStore = createDeviceStore();

/** A post that this page has opened, on screen or not. */
interface Entry {
  readonly user: number;
  /** The place at which it was opened. */
  readonly place: string;
  readonly writing: DraftSession;
  /** The number of components that show it. */
  viewers: number;
}

/** A page that was left continues to save. */
const entries = new Set<Entry>();

/** Closing the page would lose nothing: after a conflict or an ended session the text is on the device. */
function isSafe({ status, isOnDevice }: DraftView): boolean {
  switch (status.kind) {
    case 'saved':
    case 'otherTab':
    case 'opening':
      return true;
    case 'conflict':
    case 'missing':
    case 'signedOut':
      return isOnDevice;
    case 'saving':
    case 'offline':
    case 'failed':
    case 'unkept':
      return false;
  }
}

/** The server has all of it. */
export const isSent = ({ status }: DraftView): boolean =>
  status.kind === 'saved' || status.kind === 'opening' || status.kind === 'otherTab';

/** Only this page has some of it. */
export const isHereOnly = (written: DraftView): boolean => !isSent(written) && !written.isOnDevice;

const followers = new Set<() => void>();

/** Calls `listener` at every change of the posts of this page. @returns ends it */
export function followUnsent(listener: () => void): () => void {
  followers.add(listener);
  return () => void followers.delete(listener);
}

let stopAsking: (() => void) | undefined;

/** As long as only this page has some text, the browser asks before the page is closed. */
function askWhileNeeded(): void {
  if ([...entries].some(({ writing }) => isHereOnly(writing.get()))) {
    stopAsking ??= askBeforeUnload();
    return;
  }
  stopAsking?.();
  stopAsking = undefined;
}

function watch(entry: Entry): void {
  const { writing } = entry;
  const end = () => {
    askWhileNeeded();
    notify(followers);
    if (entry.viewers > 0 || !isSafe(writing.get())) return;
    stop();
    writing.stop();
    entries.delete(entry);
  };
  const stop = writing.subscribe(end);
}

/** Opens a post, or finds it open: a new one has two places, its own and the one that the server gave it. */
export function enter({ user, place }: Subject, session: Session): DraftSession {
  const existing = [...entries].find(
    (entry) => entry.user === user && (entry.place === place || String(entry.writing.get().id) === place),
  );
  if (existing !== undefined) {
    existing.viewers += 1;
    return existing.writing;
  }
  const writing = createDraftSession(
    { user, place },
    {
      clock: systemClock,
      store: deviceStore,
      server: createDraftServer(session),
      lock: createTabLock(user),
      makeId: v4,
    },
  );
  const entry = { user, place, writing, viewers: 1 };
  entries.add(entry);
  watch(entry);
  void writing.open();
  return writing;
}

/** A component shows it no longer. */
export function leave(writing: DraftSession): void {
  const entry = [...entries].find((each) => each.writing === writing);
  if (entry === undefined) return;
  entry.viewers -= 1;
  // Its address may only have changed: then another component shows it at once.
  queueMicrotask(() => void (entry.viewers === 0 && writing.wake()));
}

/** The place for a new post: of one that was begun and never sent, otherwise a new one. */
export async function findNewPlace(user: number): Promise<string> {
  const stored = await deviceStore.list(user).catch(() => []);
  const isOpen = (place: string) => [...entries].some((entry) => entry.place === place && entry.viewers > 0);
  const begun = stored.find(({ place, base }) => base === undefined && !isOpen(place));
  return begun?.place ?? v4();
}

/** A post of which this device has more than the server. */
export interface Unsent {
  readonly id: number;
  /** The revision that was changed here; `undefined`: unknown. */
  readonly revision: number | undefined;
  /** A save is without an answer: the server may have it already. */
  readonly isSaving: boolean;
}

/** The unsent posts of a person that the server knows. */
export async function listUnsent(user: number): Promise<readonly Unsent[]> {
  const stored = await deviceStore.list(user).catch(() => []);
  return stored
    .filter(({ place }) => /^\d+$/.test(place))
    .map(({ place, base, save }) => ({
      id: Number(place),
      revision: base?.revision,
      isSaving: save !== undefined,
    }));
}

/** The number of a person's posts that are only on this device, or in this page. */
export async function countUnsent(user: number): Promise<number> {
  const stored = await deviceStore.list(user).catch(() => []);
  const unsent = [...entries].filter((entry) => entry.user === user && !isSent(entry.writing.get()));
  const places = unsent.map(({ place, writing }) => String(writing.get().id ?? place));
  return new Set([...stored.map(({ place }) => place), ...places]).size;
}

/** Deletes all posts of a person from this device. */
export async function forget(user: number): Promise<void> {
  for (const entry of entries) {
    if (entry.user !== user) continue;
    entry.writing.stop();
    entries.delete(entry);
  }
  askWhileNeeded();
  await deviceStore.clear(user).catch(() => {});
}
