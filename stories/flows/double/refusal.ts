import { unverifiedMessages } from '#src/server/auth/messages.ts';

type ErrorBody = Readonly<Record<string, unknown>>;

/** An answer that is no success, with the exact body that the client gets. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(`HTTP ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** @throws {Refusal} 403 for somebody who has not proved their e-mail */
export function requireVerifiedEmail(
  account: { readonly isEmailVerified: boolean } | undefined,
  action: keyof typeof unverifiedMessages,
): void {
  if (account?.isEmailVerified !== true)
    throw new Refusal(403, { detail: unverifiedMessages[action], code: 'email_not_verified' });
}

/** 400 with messages by field. */
export const invalid = (fields: Readonly<Record<string, readonly string[]>>) => new Refusal(400, fields);

export const notFound = (detail = 'Страница не найдена.') => new Refusal(404, { detail });

export const unauthorized = (detail: string) => new Refusal(401, { detail, code: 'token_not_valid' });

/**
 * @param messages what is wrong with each field; `undefined` if nothing is
 * @throws {Refusal} 400 when anything is
 */
export function checkFields(messages: Readonly<Record<string, string | undefined>>): void {
  const problems = Object.entries(messages).filter(([, message]) => message !== undefined);
  if (problems.length === 0) return;
  throw invalid(Object.fromEntries(problems.map(([field, message = '']) => [field, [message]])));
}

/** Checks a field that may be left out. */
export const ifGiven = <Value>(
  value: Value | undefined,
  rule: (value: Value) => string | undefined,
): string | undefined => (value === undefined ? undefined : rule(value));
