import type { User } from '#src/api/contract.ts';
import { html, json, noContent } from '#tests/api/fakeServer.ts';
import {
  anna,
  boris,
  calls,
  type Claim,
  crash,
  createWorld,
  emptyFeed,
  jwt,
  named,
  unauthorized,
} from './world.ts';

/** `lossy`: the server does what it is asked, its answers get lost; `captive`: a hotel's page answers everything. */
export type Weather = 'fair' | 'offline' | 'lossy' | 'away' | 'captive' | 'refusing' | 'limiting' | 'failing';

/** A login as the server knows it. */
interface Login {
  user: User;
  /** The refresh token that is good now. */
  refresh: string;
  /** The previous one, valid until an access token that was issued with its successor was seen (readings D28). */
  previous: string | undefined;
  /** Logged out on the server. */
  isEnded: boolean;
  /** Gone from the browser: cleared, or replaced by another login. */
  isGone: boolean;
}

/** The server and the storage as they ought to be; what the engine does wrong to them is noted in `problems`. */
export function createModel(claim: Claim) {
  const { clock, slots, openTab } = createWorld();
  const given = new Map<string, { login: Login; expiresAt: number; refresh: string }>();
  const conditions = { weather: 'fair' as Weather, rotates: false, isSlow: false, clockError: 0 };
  const problems: string[] = [];
  const late: (() => void)[] = [];
  const loginOf = (token: unknown) => given.get(String(token))?.login;
  const serverTime = () => clock.now() - conditions.clockError;

  function issue(login: Login, life: number): string {
    const iat = Math.floor(serverTime() / 1000);
    const token = jwt({ iat, exp: iat + life, ...named(claim, login.user) }, `n${given.size}`);
    given.set(token, { login, expiresAt: (iat + life) * 1000, refresh: login.refresh });
    return token;
  }

  const tokens = (login: Login, isRotated: boolean): Response =>
    json({ access: issue(login, 1800), ...(isRotated && { refresh: login.refresh }) });

  function logIn(user: User): Response {
    const login: Login = { user, refresh: '', previous: undefined, isEnded: false, isGone: false };
    login.refresh = issue(login, 1_209_600);
    return tokens(login, true);
  }

  function logOut(login: Login | undefined): Response {
    if (login && login === loginOf(slots.refresh.text)) problems.push('the session in use was ended');
    if (login) login.isEnded = true;
    return noContent();
  }

  function refresh(login: Login, token: unknown): Response {
    if (token === login.previous) return tokens(login, true);
    if (token !== login.refresh) return unauthorized();
    if (conditions.rotates) {
      login.previous = login.refresh;
      login.refresh = issue(login, 1_209_600);
    }
    return tokens(login, conditions.rotates);
  }

  function answer(call: string, bearer: unknown, body: Record<string, unknown>): Response {
    const { weather } = conditions;
    if (weather === 'offline') throw new TypeError('Failed to fetch');
    if (weather === 'away') return html(503);
    if (weather === 'captive') return html();
    if (weather === 'failing') return crash();
    if (weather === 'limiting') return json({}, 429);
    if (weather === 'refusing') return unauthorized();
    if (call === calls.login) return logIn(body['email'] === anna.email ? anna : boris);
    if (call === calls.logout) return logOut(loginOf(body['refresh']));
    const token = given.get(String(call === calls.refresh ? body['refresh'] : bearer));
    if (!token || token.login.isEnded || token.expiresAt <= serverTime()) return unauthorized();
    const { login } = token;
    if (call === calls.refresh) return refresh(login, body['refresh']);
    if (token.refresh === login.refresh) login.previous = undefined;
    return json(call === calls.me ? login.user : emptyFeed);
  }

  /** A request: the server decides at once; its answer may wait in `late` until the test sends it. */
  async function exchange(call: string, bearer: unknown, init: RequestInit): Promise<Response> {
    const response = answer(call, bearer, typeof init.body === 'string' ? JSON.parse(init.body) : {});
    if (conditions.weather === 'lossy') throw new TypeError('Failed to fetch');
    if (!conditions.isSlow) return response;
    return new Promise((resolve, reject) => {
      late.push(() => resolve(response));
      init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  }

  for (const slot of [slots.access, slots.refresh]) {
    const { write, remove } = slot;
    const lose = (login: Login | undefined) => login && (login.isGone = true);
    slot.remove = () => {
      lose(loginOf(slot.text));
      remove();
    };
    slot.write = (text) => {
      if (loginOf(text)?.isGone) problems.push('tokens came back after a clear');
      if (loginOf(slot.text) !== loginOf(text)) lose(loginOf(slot.text));
      write(text);
    };
  }

  return { clock, slots, openTab, conditions, problems, late, loginOf, exchange };
}

export type Model = ReturnType<typeof createModel>;
