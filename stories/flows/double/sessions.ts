import type { Caller, Handlers } from './call.ts';
import { Refusal, unauthorized } from './refusal.ts';
import { type Account, findByEmail, type Session, type State } from './state.ts';

type Kind = 'access' | 'refresh';

/** Seconds. */
const lifetime: Readonly<Record<Kind, number>> = { access: 1800, refresh: 86_400 };
const deadToken = 'Токен недействителен или просрочен';

const base64url = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A JWT without a valid signature: the double knows those it has issued. */
function write(kind: Kind, account: number): string {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { token_type: kind, user_id: account, iat, exp: iat + lifetime[kind] };
  const parts = [JSON.stringify({ alg: 'none' }), JSON.stringify(claims)];
  return [...parts.map(base64url), crypto.randomUUID()].join('.');
}

export type Sessions = ReturnType<typeof createSessions>;

/** Sessions of all accounts with their tokens. */
export function createSessions({ accounts }: Pick<State, 'accounts'>) {
  const sessions = new Map<string, Session>();
  const issued = new Map<string, { readonly kind: Kind; readonly session: string; readonly until: number }>();

  function issue(kind: Kind, { id, account }: Session): string {
    const token = write(kind, account);
    issued.set(token, { kind, session: id, until: Date.now() + lifetime[kind] * 1000 });
    return token;
  }

  return {
    issue,
    /** Opens a session. @returns its two tokens */
    start({ id: account }: Account): { access: string; refresh: string } {
      const now = new Date();
      const session = { id: crypto.randomUUID(), account, createdAt: now, refreshedAt: now };
      sessions.set(session.id, session);
      return { access: issue('access', session), refresh: issue('refresh', session) };
    },
    /** @throws {Refusal} 401 for anything but a good token of an open session */
    read(token: string, kinds: readonly Kind[]): Caller {
      const known = issued.get(token);
      const session = sessions.get(known?.session ?? '');
      const account = accounts.get(session?.account ?? 0);
      const isGood = known !== undefined && known.until > Date.now() && kinds.includes(known.kind);
      if (!isGood || session === undefined || account === undefined) throw unauthorized(deadToken);
      return { account, session };
    },
    of: (account: Account): Session[] => [...sessions.values()].filter((each) => each.account === account.id),
    end: ({ id }: Session) => void sessions.delete(id),
    /** Ends those of an account but the one that asks. */
    endOthers(account: Account, kept?: Session): void {
      for (const session of this.of(account)) if (session.id !== kept?.id) this.end(session);
    },
  };
}

/** Login, logout and the list of sessions. */
export const sessionCalls = (state: State, sessions: Sessions): Handlers => ({
  login({ body }) {
    const account = findByEmail(state, body.email);
    if (account === undefined || account.password !== body.password)
      throw new Refusal(401, { detail: 'Не найдено активной учетной записи с указанными данными' });
    return sessions.start(account);
  },
  refresh({ body }) {
    const { session } = sessions.read(body.refresh, ['refresh']);
    session.refreshedAt = new Date();
    return { access: sessions.issue('access', session) };
  },
  verify({ body }) {
    sessions.read(body.token, ['access', 'refresh']);
    return {};
  },
  logout({ body }) {
    sessions.end(sessions.read(body.refresh, ['refresh']).session);
    return null;
  },
  sessions: ({ caller }) =>
    sessions.of(caller().account).map((session) => ({
      id: session.id,
      user_agent: navigator.userAgent,
      created_at: session.createdAt.toISOString(),
      refreshed_at: session.refreshedAt.toISOString(),
      is_current: session.id === caller().session.id,
    })),
  endOtherSessions({ caller }) {
    sessions.endOthers(caller().account, caller().session);
    return null;
  },
  endSession({ caller, params }) {
    for (const session of sessions.of(caller().account)) if (session.id === params.id) sessions.end(session);
    return null;
  },
});
