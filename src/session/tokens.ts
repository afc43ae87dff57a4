import type { Clock } from '#src/api/clock.ts';
import type { TokenStore } from './store.ts';
import { live, readToken, type Token } from './token.ts';

/** The two stored tokens and their expiry. */
export interface Tokens {
  /** The access token while it lives. */
  access(): Token | undefined;
  /** The access token, expired or not. */
  lastAccess(): Token | undefined;
  /** The refresh token, expired or not. */
  refresh(): Token | undefined;
  /** True if a session can begin: either token is alive. */
  areAlive(): boolean;
  /** The person they belong to; where they do not say, the mark of their login; `undefined` without any. */
  subject(): string | undefined;
  /**
   * Stores what the server has just sent; refuses, storing nothing, when its access token is of no use.
   * @param login the refresh token that a login began with
   */
  accept(sent: { access: unknown; refresh?: unknown }, login?: Token): boolean;
  clear(): void;
}

/** Milliseconds: an answer takes its time, and `iat` is in whole seconds. */
const noise = 10_000;

/** The end of a signature distinguishes logins whose tokens name no account. */
const markOf = ({ subject, text }: Token): string => (subject ? '' : text.slice(-20));

/**
 * Makes the tokens of a page. Expiry is the server's word, and a machine's clock may be weeks wrong: the newest token's
 * time of issue tells by how much.
 */
export function createTokens(store: TokenStore, clock: Clock): Tokens {
  const serverTime = () => clock.now() - store.ahead();

  function aheadBy({ issuedAt }: Token): string | undefined {
    if (issuedAt === undefined) return undefined;
    const ahead = clock.now() - issuedAt;
    return Math.abs(ahead) < noise ? '' : String(ahead);
  }

  /**
   * The stored tokens of one login. Cookie and local storage may reach other tabs at different moments; of two people's
   * tokens the newer one is the other tab's login.
   */
  function stored(): { access: Token | undefined; refresh: Token | undefined } {
    const access = store.access();
    const refresh = store.refresh();
    const isOneLogin = !access?.subject || !refresh?.subject || access.subject === refresh.subject;
    if (isOneLogin) return { access, refresh };
    const isRefreshNewer = (refresh.issuedAt ?? 0) > (access.issuedAt ?? 0);
    return isRefreshNewer ? { access: undefined, refresh } : { access, refresh: undefined };
  }

  return {
    access: () => live(stored().access, serverTime()),
    lastAccess: () => stored().access,
    refresh: () => stored().refresh,
    areAlive() {
      // The clock may have been put right since.
      const now = Math.min(clock.now(), serverTime());
      return Object.values(stored()).some((token) => live(token, now));
    },
    subject() {
      const { access, refresh } = stored();
      if (!access && !refresh) return undefined;
      return refresh?.subject || store.mark() || (access?.subject ?? '');
    },
    accept(sent, login) {
      const access = readToken(sent.access);
      if (!access || !live(access, access.issuedAt ?? serverTime())) return false;
      store.save({
        mark: login && markOf(login),
        ahead: aheadBy(access),
        access: access.text,
        refresh: readToken(sent.refresh)?.text,
      });
      return true;
    },
    clear: store.clear,
  };
}
