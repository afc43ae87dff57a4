import type { Clock } from '#src/api/clock.ts';
import type { TokenStore } from './store.ts';
import { live, readToken, type Token } from './token.ts';

/** The two stored tokens with what time makes of them. */
export interface Tokens {
  /** The access token while it lives. */
  access(): Token | undefined;
  /** The refresh token, expired or not. */
  refresh(): Token | undefined;
  /** Whether there is anything to begin a session with: a living token of either kind. */
  areAlive(): boolean;
  /** Whose they are; `undefined` without any. */
  subject(): string | undefined;
  /** Stores what the server has just sent; refuses, storing nothing, when its access token is of no use. */
  accept(sent: { access: unknown; refresh?: unknown }): boolean;
  clear(): void;
}

/**
 * Makes the tokens of a page. Expiry is the server's word, and a machine's clock may be hours wrong: the newest token's
 * time of issue tells by how much.
 */
export function createTokens(store: TokenStore, clock: Clock): Tokens {
  /** Milliseconds that this machine is ahead of the server. */
  let ahead = 0;
  const serverTime = () => clock.now() - ahead;

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
    refresh: () => stored().refresh,
    areAlive: () => Object.values(stored()).some((token) => live(token, serverTime())),
    subject() {
      const { access, refresh } = stored();
      return access?.subject || (refresh?.subject ?? access?.subject);
    },
    accept(sent) {
      const access = readToken(sent.access);
      if (!access) return false;
      if (access.issuedAt !== undefined) ahead = clock.now() - access.issuedAt;
      if (!live(access, serverTime())) return false;
      store.save({ access: access.text, refresh: readToken(sent.refresh)?.text });
      return true;
    },
    clear: store.clear,
  };
}
