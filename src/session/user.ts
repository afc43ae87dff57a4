import type { User } from '#src/api/contract.ts';

/** True if a reply is a user. A foreign server may omit any field but the e-mail. */
export const isUser = (value: unknown): value is User =>
  typeof value === 'object' && value !== null && 'email' in value && typeof value.email === 'string';
