import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isDatabaseAway, loggedReason } from '#src/server/database/index.ts';

const address = 'anna@example.ru';

/** Error of a query for a failure of driver or database. */
const failure = (message: string, code?: string) =>
  new DrizzleQueryError(
    'update users set email = $1',
    [address],
    Object.assign(new Error(message), code && { code }),
  );

describe('the database is away', () => {
  it.each([
    ['nobody listens', 'ECONNREFUSED'],
    ['its name is not known', 'ENOTFOUND'],
    ['names cannot be looked up', 'EAI_AGAIN'],
    ['its network is away', 'ENETUNREACH'],
    ['a pooler has lost it', '08P01'],
    ['its connection broke', '08006'],
    ['it is a standby now', '25006'],
    ['a transaction was left lying', '25P03'],
    ['it has no connection left', '53300'],
    ['others hold the row', '55P03'],
    ['it took too long', '57014'],
    ['it stops', '57P01'],
    ['it starts', '57P03'],
    ['it was closed for being idle', '57P05'],
  ])('when %s', (_what, code) => {
    expect(isDatabaseAway(failure('', code))).toBe(true);
  });

  it.each([
    ['finds no such table', '42P01'],
    ['refuses a second row', '23505'],
    ['does not understand a value', '22P02'],
  ])('but not when it %s', (_what, code) => {
    expect(isDatabaseAway(failure('', code))).toBe(false);
  });
});

describe('the reason that is logged', () => {
  it.each([
    [failure('cannot execute UPDATE in a read-only transaction', '25006'), '25006 cannot execute UPDATE'],
    [failure('timeout exceeded when trying to connect'), 'timeout exceeded when trying to connect'],
    // With several addresses at once the message is empty.
    [failure('', 'ECONNREFUSED'), 'ECONNREFUSED'],
  ])('says what is wrong with the database (%s)', (error, reason) => {
    expect(loggedReason(error)).toMatch(new RegExp(`^${reason}`));
  });

  it.each([
    [failure(`invalid input syntax: "${address}"`, '22P02'), 'Error 22P02'],
    [Object.assign(new Error(`550 no mailbox ${address}`), { code: 'EENVELOPE' }), 'Error EENVELOPE'],
    [new TypeError(`${address} is not a function`), 'TypeError'],
    [address, 'unknown'],
  ])('is nothing but names and codes where a message may hold data (%#)', (error, reason) => {
    expect(loggedReason(error)).toBe(reason);
  });
});
