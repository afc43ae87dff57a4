import type { User } from '#src/api/contract.ts';
import { json, noContent } from '#tests/api/fakeServer.ts';
import { anna, boris, calls, crash, createWorld, emptyFeed, jwt, unauthorized } from './world.ts';

export type Weather = 'fair' | 'offline' | 'refusing' | 'limiting' | 'failing';

/** What the server began with a login, and what has become of it. */
interface Login {
  user: User;
  /** The refresh token that is good now. */
  refresh: string;
  /** Gone from the browser: cleared, or replaced by another login. */
  isGone: boolean;
}

/** The server and the storage as they ought to be; what the engine does wrong to them is noted in `problems`. */
export function createModel() {
  const { clock, slots, openTab } = createWorld();
  const given = new Map<string, { login: Login; expiresAt: number }>();
  const conditions = { weather: 'fair' as Weather, rotates: false, isSlow: false, clockError: 0 };
  const problems: string[] = [];
  const late: (() => void)[] = [];
  const loginOf = (token: unknown) => given.get(String(token))?.login;
  const serverTime = () => clock.now() - conditions.clockError;

  function issue(login: Login, life: number): string {
    const iat = Math.floor(serverTime() / 1000);
    const token = jwt({ iat, exp: iat + life, user_id: login.user.id }, `n${given.size}`);
    given.set(token, { login, expiresAt: (iat + life) * 1000 });
    return token;
  }

  function tokens(login: Login, isRotated: boolean): Response {
    if (isRotated) login.refresh = issue(login, 1_209_600);
    return json({ access: issue(login, 1800), ...(isRotated && { refresh: login.refresh }) });
  }

  function answer(call: string, bearer: unknown, body: Record<string, unknown>): Response {
    const { weather, rotates } = conditions;
    if (weather === 'offline') throw new TypeError('Failed to fetch');
    if (weather === 'failing') return crash();
    if (weather === 'limiting') return json({}, 429);
    if (weather === 'refusing') return unauthorized();
    const user = body['email'] === anna.email ? anna : boris;
    if (call === calls.login) return tokens({ user, refresh: '', isGone: false }, true);
    if (call === calls.logout) return noContent();
    const { login, expiresAt } = given.get(String(call === calls.refresh ? body['refresh'] : bearer)) ?? {};
    if (!login || !expiresAt || expiresAt <= serverTime()) return unauthorized();
    if (call !== calls.refresh) return json(call === calls.me ? login.user : emptyFeed);
    return login.refresh === body['refresh'] ? tokens(login, rotates) : unauthorized();
  }

  /** A request: the server decides at once, its answer may be on its way until somebody calls it from `late`. */
  async function exchange(call: string, bearer: unknown, init: RequestInit): Promise<Response> {
    const response = answer(call, bearer, typeof init.body === 'string' ? JSON.parse(init.body) : {});
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
