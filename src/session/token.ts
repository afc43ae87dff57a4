import { jwtDecode } from 'jwt-decode';

/** A readable token (specification section 5). */
export interface Token {
  /** Value for the header. */
  text: string;
  /** Milliseconds since the epoch; 0 without a numeric expiry claim, which counts as expired. */
  expiresAt: number;
  /** Milliseconds since the epoch by the server's clock, where it says so. */
  issuedAt: number | undefined;
  /** The account, by `user_id`, else by `sub`; empty if the server names none. */
  subject: string;
}

/**
 * Reads a stored or received value as a JWT: three parts and a readable payload. Anything else, leftovers like
 * `"undefined"` included, is no token. The signature is the server's business.
 */
export function readToken(value: unknown): Token | undefined {
  // Accepts only characters that a header allows: a line break there would throw.
  if (typeof value !== 'string' || !/^[!-~]+$/.test(value)) return undefined;
  const parts = value.split('.');
  if (parts.length !== 3 || parts.includes('')) return undefined;
  const claims = readPayload(value);
  if (claims === undefined) return undefined;
  const { exp, iat, user_id: id, sub } = claims;
  return {
    text: value,
    expiresAt: milliseconds(exp) ?? 0,
    issuedAt: milliseconds(iat),
    subject: nameOf(id) || nameOf(sub),
  };
}

/** The token if it has not expired; the server has no leeway either, so the very moment of expiry is too late. */
export const live = (token: Token | undefined, now: number): Token | undefined =>
  token !== undefined && token.expiresAt > now ? token : undefined;

const nameOf = (claim: unknown): string =>
  typeof claim === 'string' || typeof claim === 'number' ? String(claim) : '';

const milliseconds = (claim: unknown): number | undefined =>
  typeof claim === 'number' && Number.isFinite(claim) ? claim * 1000 : undefined;

interface Payload {
  exp?: unknown;
  iat?: unknown;
  user_id?: unknown;
  sub?: unknown;
}

function readPayload(text: string): Payload | undefined {
  try {
    const payload = jwtDecode<unknown>(text);
    return typeof payload === 'object' && payload !== null && !Array.isArray(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}
