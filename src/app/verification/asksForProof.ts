import type { ApiError } from '#src/api/errors.ts';

/** Whether the server refuses because the e-mail is still to be proven. */
export const asksForProof = (error: ApiError): boolean =>
  error.kind === 'http' && error.code === 'email_not_verified';
