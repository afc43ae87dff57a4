import { DrizzleQueryError } from 'drizzle-orm';

function violation(code: string, error: unknown): string | undefined {
  if (!(error instanceof DrizzleQueryError)) return undefined;
  const { cause } = error;
  if (cause === undefined || !('code' in cause) || cause.code !== code) return undefined;
  return 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : undefined;
}

/** Name of the unique index that refused a row, or `undefined` for any other failure. */
export const uniqueViolation = (error: unknown) => violation('23505', error);

/** Name of the reference whose target has gone meanwhile, or `undefined` for any other failure. */
export const foreignKeyViolation = (error: unknown) => violation('23503', error);

/** Of the system, and PostgreSQL's while it stops, starts or has no connection left. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
/** What the driver itself finds has no code. */
const awayMessages =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|client has encountered a connection error/i;

/** Whether the database is away rather than the query wrong. */
export function isDatabaseAway(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return awayCodes.has(code) || awayMessages.test(cause.message);
}

/** The failure as it may be written down: a failed query names its parameters, which are addresses and hashes. */
export const withoutParameters = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? (error.cause ?? new Error('a query failed')) : error;

/** Why a database cannot be opened, in one line. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message || ('code' in error ? String(error.code) : error.name);
  return message.split('\n', 1).join('');
}
