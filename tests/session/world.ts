import type { Clock } from '#src/api/clock.ts';
import type { OwnProfile, User } from '#src/api/contract.ts';
import type { SessionChange } from '#src/session/events.ts';
import { createSession } from '#src/session/session.ts';
import type { Session, SessionState } from '#src/session/types.ts';
import type { Slot } from '#src/session/slots.ts';
import { createTokenStore } from '#src/session/store.ts';
import { createFakeClock } from '#tests/api/fakeClock.ts';
import { createFakeServer, json, noContent } from '#tests/api/fakeServer.ts';
import { idle } from '#tests/api/idle.ts';

export const calls = {
  login: 'POST /auth/jwt/create/',
  refresh: 'POST /auth/jwt/refresh/',
  logout: 'POST /auth/jwt/logout/',
  register: 'POST /auth/users/',
  me: 'GET /auth/users/me/',
  updateMe: 'PATCH /auth/users/me/',
  deleteMe: 'DELETE /auth/users/me/',
  setPassword: 'POST /auth/users/set_password/',
  setEmail: 'POST /auth/users/set_email/',
  activate: 'POST /auth/users/activation/',
  resend: 'POST /auth/users/resend_activation/',
  sendVerification: 'POST /api/auth/send-verification/',
  sendPhoneVerification: 'POST /api/auth/send-phone-verification/',
  verifyPhone: 'POST /api/phone-verification/verify/',
  reset: 'POST /auth/users/reset_password/',
  confirmReset: 'POST /auth/users/reset_password_confirm/',
  feed: 'GET /api/feed/',
} as const;

export const anna: User = {
  id: 1,
  email: 'anna@example.com',
  username: 'anna',
  first_name: 'Анна',
  last_name: '',
  phone: '',
  phone_verified: false,
  email_verified: true,
};
export const boris: User = { ...anna, id: 2, email: 'boris@example.com', username: 'boris' };
export const credentials = { email: anna.email, password: 'Parol123' };
export const unauthorized = () => json({ detail: 'Токен недействителен', code: 'token_not_valid' }, 401);
export const crash = () => json({ detail: 'Ошибка сервера' }, 500);
/** Her page as its author edits it. */
export const ownPage: OwnProfile = {
  user_id: 1,
  is_author: true,
  name: 'Анна',
  username: 'anna',
  role: 'Видеоблогер',
  bio: '',
  links: [],
  portrait: null,
  cover: null,
  hidden: false,
  pinned: null,
};

export const emptyFeed = { count: null, next: null, previous: null, results: [], newest: '' };

const base64url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A JWT with this payload, which may be anything; the signature is not looked at by the client. */
export const jwt = (payload: unknown, mark = 'sig'): string =>
  [base64url('{"alg":"HS256"}'), base64url(JSON.stringify(payload)), mark].join('.');

/** A place for a text, shared by the tabs of one browser. */
export function createSharedSlot(): Slot & { text: string | undefined } {
  const slot = {
    text: undefined as string | undefined,
    read: () => slot.text,
    write: (text: string) => void (slot.text = text),
    remove: () => void (slot.text = undefined),
  };
  return slot;
}

const users = new WeakMap<Session, User>();

/** Visible session: its state and the user of a start or login. */
export function seen(session: Session): SessionState & { user?: User | undefined } {
  const state = session.getSnapshot();
  return state.status === 'authenticated' ? { ...state, user: users.get(session) } : state;
}

/** Session data of a browser, shared by its tabs. */
export const createSharedSlots = () => ({
  mark: createSharedSlot(),
  ahead: createSharedSlot(),
  access: createSharedSlot(),
  refresh: createSharedSlot(),
});

export type Claim = 'user_id' | 'sub' | 'nothing';

/** The part of a token that says whose it is. */
export const named = (claim: Claim, { id }: User) => claim !== 'nothing' && { [claim]: id };

/** A browser with tabs, a server and a clock. @param claim by which tokens tell whose they are */
export function createWorld(claim: Claim = 'user_id') {
  const clock = createFakeClock();
  const server = createFakeServer();
  const slots = createSharedSlots();
  let serial = 0;

  function issue(type: 'access' | 'refresh', user: User, life: number): string {
    const iat = Math.floor(clock.now() / 1000);
    return jwt({ token_type: type, iat, exp: iat + life, ...named(claim, user) }, `${type}${++serial}`);
  }
  const access = (user = anna, life = 1800) => issue('access', user, life);
  const refresh = (user = anna, life = 86_400) => issue('refresh', user, life);

  /** Puts tokens where the browser keeps them. */
  function keep(tokens: { access?: string; refresh?: string }): void {
    slots.access.text = tokens.access;
    slots.refresh.text = tokens.refresh;
  }

  /** Opens a tab: one more engine over the same storage. `wake` is what focus or a `storage` event does. */
  function openTab(fetch = server.fetch, tabClock: Clock = clock) {
    const watchers = new Set<(change: SessionChange) => void>();
    const session = createSession({
      origin: 'https://api.test',
      fetch,
      clock: tabClock,
      store: createTokenStore(slots),
      events: {
        listen(onChange) {
          watchers.add(onChange);
          return () => void watchers.delete(onChange);
        },
      },
    });
    session.onUser((user) => users.set(session, user));
    const signOuts: string[] = [];
    session.onSignedOut((reason) => signOuts.push(reason));
    const wake = (change: SessionChange = 'woken') => [...watchers].forEach((watcher) => watcher(change));
    return { session, signOuts, wake, watchers };
  }

  /** Resolves when the session is in the given state. */
  function reach(session: ReturnType<typeof createSession>, status: 'authenticated' | 'visitor') {
    return new Promise<void>((resolve) => {
      const check = () => {
        if (session.getSnapshot().status === status) resolve();
      };
      session.subscribe(check);
      check();
    });
  }

  /** A started tab in which Anna is logged in. */
  async function openAnnasTab() {
    server.on(calls.me, json(anna));
    server.on(calls.feed, json(emptyFeed));
    server.on(calls.logout, noContent());
    if (slots.refresh.text === undefined) keep({ access: access(), refresh: refresh() });
    const tab = openTab();
    const stop = tab.session.start();
    await reach(tab.session, 'authenticated');
    server.requests.length = 0;
    return { ...tab, stop };
  }

  /** Awaits the result of a refused refresh, which waits a second for another tab's success. */
  async function aSecondLater<Outcome>(outcome: Promise<Outcome>): Promise<Outcome> {
    await idle();
    clock.advance(1000);
    return outcome;
  }

  const isEmpty = () => Object.values(slots).every(({ text }) => text === undefined);

  return { clock, server, slots, access, refresh, keep, openTab, openAnnasTab, reach, aSecondLater, isEmpty };
}
