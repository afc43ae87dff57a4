import { systemClock } from '#src/api/clock.ts';
import { fits } from '#src/api/guard/fits.ts';
import { createObservable } from '#src/api/observable.ts';
import { queue } from '#src/app/shell/queue.ts';
import { forget } from '#src/data/writing/index.ts';
import { windowEvents } from '#src/session/events.ts';
import { createSession } from '#src/session/session.ts';
import type { Slot } from '#src/session/slots.ts';
import { createTokenStore } from '#src/session/store.ts';
import { createServerDouble } from './double/server.ts';
import type { Message } from './double/state.ts';
import { type Network, through } from './network.ts';

/**
 * A place of this page alone: two frames of Storybook share cookies and local storage, and would log each other out.
 */
function memorySlot(text?: string): Slot {
  let kept = text;
  return {
    read: () => kept,
    write: (written) => void (kept = written),
    remove: () => void (kept = undefined),
  };
}

/** The texts of a storage. */
const copy = (storage: Storage): Record<string, string> => ({ ...storage });

/** Restores a storage. */
function restore(storage: Storage, before: Record<string, string>): void {
  for (const key of Object.keys(copy(storage))) if (!(key in before)) storage.removeItem(key);
  for (const [key, text] of Object.entries(before)) storage.setItem(key, text);
}

/** A message of the double with its number. */
export interface Letter extends Message {
  readonly id: number;
}

export type World = ReturnType<typeof createWorld>;

/**
 * The world of one story: a double of the server, the mail that it sends, and a session.
 * @param email who is logged in
 */
export function createWorld(email: string | undefined) {
  const messages = createObservable<readonly Letter[]>([]);
  const { origin } = location;
  const double = createServerDouble({
    origin,
    onMessage(message) {
      const known = messages.get();
      messages.set([{ ...message, id: known.length }, ...known]);
    },
  });
  let network: Network = 'ok';
  let hasEnded = false;
  const ask = async (request: Request): Promise<Response> => {
    const response = await through(network, () => double.answer(request));
    // A request that is still pending when the story ends must not reach the next one.
    return hasEnded ? new Promise<Response>(() => undefined) : response;
  };
  const tokens = email === undefined ? undefined : double.logIn(email);

  const session = createSession({
    origin,
    fetch: (input, init) => ask(new Request(input, init)),
    guard: async () => fits,
    clock: systemClock,
    store: createTokenStore({
      mark: memorySlot(),
      ahead: memorySlot(),
      access: memorySlot(tokens?.access),
      refresh: memorySlot(tokens?.refresh),
    }),
    events: windowEvents,
  });

  const users = new Set<number>();
  session.onUser(({ id }) => users.add(id));

  return {
    session,
    messages,
    setNetwork: (next: Network) => void (network = next),
    /** Puts the double in the place of the API for every `fetch` of the page. @returns leaves the page as it was */
    install(): () => void {
      hasEnded = false;
      const { fetch } = globalThis;
      const { theme } = document.documentElement.dataset;
      const kept = [localStorage, sessionStorage].map((storage) => [storage, copy(storage)] as const);
      globalThis.fetch = (input, init) => {
        const request = new Request(input, init);
        const url = new URL(request.url);
        return url.origin === origin && /^\/(api|auth)\//.test(url.pathname) ? ask(request) : fetch(request);
      };
      return () => {
        hasEnded = true;
        globalThis.fetch = fetch;
        for (const [storage, before] of kept) restore(storage, before);
        if (theme === undefined) delete document.documentElement.dataset['theme'];
        else document.documentElement.dataset['theme'] = theme;
        // Closing one makes space for one that waits.
        for (let [first] = queue.shown.visibleToasts; first; [first] = queue.shown.visibleToasts)
          queue.remove(first.key);
        for (const said of document.querySelectorAll('[data-live-announcer] > *')) said.replaceChildren();
        // Open drafts would be saved again when their page closes.
        for (const id of users) void forget(id);
        for (const name of ['writing', 'uploads']) indexedDB.deleteDatabase(name);
      };
    },
  };
}
