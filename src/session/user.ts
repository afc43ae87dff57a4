import type { User } from '#src/api/contract.ts';

/** Whether a reply is a user at all. A foreign server may leave out any field but the e-mail. */
export const isUser = (value: unknown): value is User =>
  typeof value === 'object' && value !== null && 'email' in value && typeof value.email === 'string';
