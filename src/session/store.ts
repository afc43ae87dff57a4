import { cookieSlot, localSlot, type Slot, withMemory } from './slots.ts';
import { readToken, type Token } from './token.ts';

/** Key of the refresh token in local storage; other tabs hear of it through `storage` events. */
export const refreshKey = 'refresh_token';
const accessCookie = 'access_token';
const accessLifetime = 1800;

/** Where the two tokens live. Read anew at each use, never kept: another tab may have changed them (readings D21). */
export interface TokenStore {
  /** The access token, if a readable one is there, expired or not. */
  access(): Token | undefined;
  /** The refresh token, if a readable one is there, expired or not. */
  refresh(): Token | undefined;
  /** Stores a new access token, and a refresh token where one came along (readings D19). */
  save(tokens: { access: string; refresh?: string | undefined }): void;
  clear(): void;
}

/** The store of a browser: cookie and local storage (specification section 3), or the slots given by a test. */
export function createTokenStore(
  access: Slot = cookieSlot(accessCookie, accessLifetime),
  refresh: Slot = localSlot(refreshKey),
): TokenStore {
  const accessSlot = withMemory(access);
  const refreshSlot = withMemory(refresh);
  return {
    access: () => readToken(accessSlot.read()),
    refresh: () => readToken(refreshSlot.read()),
    // The refresh token goes last: its `storage` event is what tells the other tabs.
    save(tokens) {
      accessSlot.write(tokens.access);
      if (tokens.refresh !== undefined) refreshSlot.write(tokens.refresh);
    },
    clear() {
      accessSlot.remove();
      refreshSlot.remove();
    },
  };
}
