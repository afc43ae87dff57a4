import { randomUUID, subtle } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

type TokenType = 'access' | 'refresh';

export interface Claims {
  readonly userId: number;
  readonly sessionId: string;
  /** The number of refreshes before it. */
  readonly generation: number;
  /** Seconds since the epoch. Whether that is over is for the database to say: its time is everybody's. */
  readonly expiresAt: number;
}

export type ReadToken =
  | { readonly kind: 'valid'; readonly claims: Claims }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'wrongType' };

export interface TokenSession {
  readonly id: string;
  readonly userId: number;
  readonly generation: number;
  readonly createdAt: Date;
  readonly refreshedAt: Date;
}

export interface TokenOptions {
  readonly key: Uint8Array;
  /** Origin of the site: a token of another installation is refused. */
  readonly audience: string;
  /** Seconds. */
  readonly accessTtl: number;
  /** Seconds without a refresh after which a session ends. */
  readonly refreshTtl: number;
}

const issuer = 'soavtor';
/** A session ends after this long however often it was refreshed, seconds. */
export const absoluteTtl = 30 * 24 * 3600;
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
/** The library would otherwise read this machine's clock. */
const noTime = new Date(0);

export type Tokens = ReturnType<typeof createTokens>;

/** Signs and reads the two kinds of JWT (HS256). */
export function createTokens({ key, audience, accessTtl, refreshTtl }: TokenOptions) {
  // Imported once and not for each token.
  const importedKey = subtle.importKey(
    'raw',
    Uint8Array.from(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );

  async function sign(
    type: TokenType,
    session: TokenSession,
    jti: string,
    issuedAt: number,
    expiresAt: number,
  ) {
    const { id, userId, generation } = session;
    return new SignJWT({ token_type: type, user_id: userId, sid: id, generation })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .setJti(jti)
      .sign(await importedKey);
  }

  return {
    issueAccess(session: TokenSession, now: Date): Promise<string> {
      const issuedAt = seconds(now);
      return sign('access', session, randomUUID(), issuedAt, issuedAt + accessTtl);
    },

    /** Depends on the session row alone: the same generation yields the same token to the letter. */
    issueRefresh(session: TokenSession): Promise<string> {
      const issuedAt = seconds(session.refreshedAt);
      const expiresAt = Math.min(issuedAt + refreshTtl, seconds(session.createdAt) + absoluteTtl);
      return sign('refresh', session, `${session.id}.${session.generation}`, issuedAt, expiresAt);
    },

    /** Its expiry is not looked at. */
    async read(token: string, expected: TokenType): Promise<ReadToken> {
      try {
        const { payload } = await jwtVerify(token, await importedKey, {
          algorithms: ['HS256'],
          issuer,
          audience,
          requiredClaims: ['exp', 'iat', 'jti'],
          currentDate: noTime,
        });
        const { token_type: type, user_id: userId, sid: sessionId, exp: expiresAt } = payload;
        // Access tokens of the release before do not say.
        const { generation = 0 } = payload;
        if (typeof userId !== 'number' || typeof sessionId !== 'string') return { kind: 'invalid' };
        if (typeof generation !== 'number' || expiresAt === undefined) return { kind: 'invalid' };
        if (type !== expected) return { kind: 'wrongType' };
        return { kind: 'valid', claims: { userId, sessionId, generation, expiresAt } };
      } catch (error) {
        if (error instanceof errors.JOSEError) return { kind: 'invalid' };
        throw error;
      }
    },
  };
}
