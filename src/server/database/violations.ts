import { DrizzleQueryError } from 'drizzle-orm';

function violation(code: string, error: unknown): string | undefined {
  if (!(error instanceof DrizzleQueryError)) return undefined;
  const { cause } = error;
  if (cause === undefined || !('code' in cause) || cause.code !== code) return undefined;
  return 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : undefined;
}

/** Name of the unique index that refused a row, or `undefined` for any other failure. */
export const uniqueViolation = (error: unknown) => violation('23505', error);

/** Name of the check that refused a row, or `undefined` for any other failure. */
export const checkViolation = (error: unknown) => violation('23514', error);

/** Name of the foreign key whose target has been deleted meanwhile, or `undefined` for any other failure. */
export const foreignKeyViolation = (error: unknown) => violation('23503', error);

/** System errors without a way to the database. */
const systemCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/**
 * PostgreSQL's, in this order: a connection that broke, also a pooler's; a standby; a transaction left idle; no connection
 * left; a deadlock; a lock or an answer that took too long; a stop or a start.
 */
const databaseCodes = /^(?:08...|25006|25P03|53300|40P01|55P03|57014|57P0.)$/;
/** Errors of the driver itself have no code. */
const awayMessages =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|client has encountered a connection error/i;

const causeOf = (error: unknown): unknown => (error instanceof DrizzleQueryError ? error.cause : error);

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** True if the database is away, so that the same request may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return false;
  const code = codeOf(cause);
  return systemCodes.has(code) || databaseCodes.test(code) || awayMessages.test(cause.message);
}

/** One query failed and not the connection: a deadlock, a lock or a timeout. */
function isOneQuery(cause: Error): boolean {
  return /^(?:40P01|55P03|57014)$/.test(codeOf(cause)) || /query read timeout/i.test(cause.message);
}

/** True if the next query will fail, too. */
export function isConnectionLost(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof Error && isDatabaseAway(error) && !isOneQuery(cause);
}

/** True if another transaction held a row or a table for too long. */
export function isLockTimeout(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof Error && codeOf(cause) === '55P03';
}

/** The reason of a failure for the log: codes and names, and the message only where it holds no data. */
export function loggedReason(error: unknown): string {
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return 'unknown';
  const words = isDatabaseAway(cause) ? [codeOf(cause), cause.message] : [cause.name, codeOf(cause)];
  return words.filter((word) => word !== '').join(' ');
}

/** The failure as it may be written down: a failed query names its parameters, which are addresses and hashes. */
export const withoutParameters = (error: unknown): unknown => causeOf(error) ?? new Error('a query failed');

/** One line why a database cannot be opened. */
export function reasonOf(error: unknown): string {
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return String(cause);
  const message = cause.message || codeOf(cause) || cause.name;
  return message.split('\n', 1).join('');
}
