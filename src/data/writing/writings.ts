import { v4 } from 'uuid';
import { systemClock } from '#src/api/clock.ts';
import { notify } from '#src/api/observable.ts';
import type { Session } from '#src/session/index.ts';
import { askBeforeUnload } from '../shared/index.ts';
import { createDeviceStore } from './deviceStore.ts';
import { createTabLock } from './tabLock.ts';
import { createWritingServer } from './server.ts';
import type { Written } from './status.ts';
import { createWriting, type Subject, type Writing } from './writing.ts';

/** The store of this browser. */
const deviceStore = createDeviceStore();

/** A post that this page has, shown or not. */
interface Entry {
  readonly user: number;
  /** Where it was opened. */
  readonly place: string;
  readonly writing: Writing;
  /** How many show it. */
  shown: number;
}

/** A page that was left keeps sending what is not safe yet. */
const entries = new Set<Entry>();

/** Whether closing the page would lose nothing: after a conflict or an ended session the text is on the device. */
function isSafe({ status, isOnDevice }: Written): boolean {
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

/** Whether the server has all of it. */
export const isSent = ({ status }: Written): boolean =>
  status.kind === 'saved' || status.kind === 'opening' || status.kind === 'otherTab';

/** Whether only this page has some of it. */
export const isHereOnly = (written: Written): boolean => !isSent(written) && !written.isOnDevice;

/** Who hears of every change of what is not sent. */
const followers = new Set<() => void>();

/** Hears of every change of what this page writes. @returns ends it */
export function followUnsent(listener: () => void): () => void {
  followers.add(listener);
  return () => void followers.delete(listener);
}

let stopAsking: (() => void) | undefined;

/** As long as only this page has something, shown or not, the browser asks before the page is closed. */
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
    if (entry.shown > 0 || !isSafe(writing.get())) return;
    stop();
    writing.stop();
    entries.delete(entry);
  };
  const stop = writing.subscribe(end);
}

/** Opens a post, or finds it open: a new one has two places, its own and the one that the server gave it. */
export function enter({ user, place }: Subject, session: Session): Writing {
  const isAsked = (entry: Entry) =>
    entry.user === user && (entry.place === place || String(entry.writing.get().id) === place);
  const known = [...entries].find(isAsked);
  if (known !== undefined) {
    known.shown += 1;
    return known.writing;
  }
  const writing = createWriting(
    { user, place },
    {
      clock: systemClock,
      store: deviceStore,
      server: createWritingServer(session),
      lock: createTabLock(user),
      makeId: v4,
    },
  );
  const entry = { user, place, writing, shown: 1 };
  entries.add(entry);
  watch(entry);
  void writing.open();
  return writing;
}

/** Nobody shows it here any more. */
export function leave(writing: Writing): void {
  const entry = [...entries].find((each) => each.writing === writing);
  if (entry === undefined) return;
  entry.shown -= 1;
  // Its address may only have changed: then somebody shows it again at once.
  queueMicrotask(() => void (entry.shown === 0 && writing.wake()));
}

/** Where the next new post of somebody goes: to one that was begun and never sent, else to a place of its own. */
export async function findNewPlace(user: number): Promise<string> {
  const kept = await deviceStore.list(user).catch(() => []);
  const isOpen = (place: string) => [...entries].some((entry) => entry.place === place && entry.shown > 0);
  const begun = kept.find(({ place, base }) => base === undefined && !isOpen(place));
  return begun?.place ?? v4();
}

/** A post of which this device has more than the server. */
export interface Unsent {
  readonly id: number;
  /** What was changed here; `undefined`: nobody knows. */
  readonly revision: number | undefined;
  /** A save is without an answer: the server may have it already. */
  readonly isSaving: boolean;
}

/** Those of somebody's that the server knows. */
export async function listUnsent(user: number): Promise<readonly Unsent[]> {
  const kept = await deviceStore.list(user).catch(() => []);
  return kept
    .filter(({ place }) => /^\d+$/.test(place))
    .map(({ place, base, save }) => ({
      id: Number(place),
      revision: base?.revision,
      isSaving: save !== undefined,
    }));
}

/** How many posts of somebody's are on this device only, or in this page. */
export async function countUnsent(user: number): Promise<number> {
  const kept = await deviceStore.list(user).catch(() => []);
  const shown = [...entries].filter((entry) => entry.user === user && !isSent(entry.writing.get()));
  const places = shown.map(({ place, writing }) => String(writing.get().id ?? place));
  return new Set([...kept.map(({ place }) => place), ...places]).size;
}

/** Deletes all that a person has written on this device. */
export async function forget(user: number): Promise<void> {
  for (const entry of entries) {
    if (entry.user !== user) continue;
    entry.writing.stop();
    entries.delete(entry);
  }
  askWhileNeeded();
  await deviceStore.clear(user).catch(() => {});
}
