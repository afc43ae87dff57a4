import { cookieSlot, localSlot, type Slot, withMemory } from './slots.ts';
import { readToken, type Token } from './token.ts';

/** Key of the refresh token in local storage; other tabs hear of it through `storage` events. */
export const refreshKey = 'refresh_token';
/** Seconds (specification section 9). */
const accessLifetime = 1800;

// Order of writing: the `storage` event of the refresh token tells the other tabs, so it is last.
const names = ['mark', 'ahead', 'access', 'refresh'] as const;

/** Slots of a session: its two tokens and what was learnt with them. */
export type Slots = Readonly<Record<(typeof names)[number], Slot>>;

/** Store of the two tokens. Read it at each use: another tab may have changed them (readings D21). */
export interface TokenStore {
  /** The access token, if a readable one is there, expired or not. */
  access(): Token | undefined;
  /** The refresh token, if a readable one is there, expired or not. */
  refresh(): Token | undefined;
  /** Distinguishes this login from others; empty if its tokens name their account. */
  mark(): string;
  /** Milliseconds that this machine is ahead of the server; 0 if no number is stored. */
  ahead(): number;
  /** Stores what is given and leaves the rest as it is (readings D19); an empty text is forgotten. */
  save(texts: { readonly [Name in keyof Slots]?: string | undefined }): void;
  clear(): void;
}

/** Cookie and local storage of a browser (specification section 3). */
const browserSlots = (): Slots => ({
  mark: localSlot('login_mark'),
  ahead: localSlot('clock_ahead'),
  access: cookieSlot('access_token', accessLifetime),
  refresh: localSlot(refreshKey),
});

/** The store of a browser, or over the slots given by a test. */
export function createTokenStore(places = browserSlots()): TokenStore {
  const slots = {
    mark: withMemory(places.mark),
    ahead: withMemory(places.ahead),
    access: withMemory(places.access),
    refresh: withMemory(places.refresh),
  };
  return {
    access: () => readToken(slots.access.read()),
    refresh: () => readToken(slots.refresh.read()),
    mark: () => slots.mark.read() ?? '',
    ahead() {
      const ahead = Number(slots.ahead.read());
      return Number.isFinite(ahead) ? ahead : 0;
    },
    save(texts) {
      for (const name of names) {
        const text = texts[name];
        if (text === '') slots[name].remove();
        else if (text !== undefined) slots[name].write(text);
      }
    },
    clear() {
      for (const name of names) slots[name].remove();
    },
  };
}
