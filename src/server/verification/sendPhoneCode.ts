import type { FastifyBaseLogger } from 'fastify';
import type { UserRow } from '../auth/index.ts';
import type { Database } from '../database/index.ts';
import { HttpError } from '../http/errors.ts';
import type { Limits } from '../limits/limits.ts';
import { SmsRefused, type SendSms } from '../mail/sms.ts';
import { openPhoneKey } from './phoneKeys.ts';

export interface PhoneCodeDeps {
  readonly db: Database;
  readonly limits: Limits;
  readonly sendSms: SendSms;
  readonly siteName: string;
}

const tooSoon = (seconds: number) =>
  new HttpError(
    429,
    { detail: 'Новый код можно запросить через минуту после прошлого.' },
    { 'Retry-After': String(seconds) },
  );

/** Reason why a message was not sent, without texts of the provider, which may name its number. */
function reasonOf(error: unknown): string {
  if (error instanceof SmsRefused) return error.message;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}

/**
 * Sends a new code to the person's number. Messages cost money, and the number may be somebody else's: each counts
 * against four limits, unless it is refused, here or by the provider.
 * @param network whom caps by address hold for
 * @throws {HttpError} 429 too soon after the last code or past a cap; 503 when the message was not handed over
 */
export async function sendPhoneCode(
  { db, limits, sendSms, siteName }: PhoneCodeDeps,
  user: UserRow,
  network: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  const caps = [
    ['LIMIT_SMS_USER', String(user.id)],
    ['LIMIT_SMS_IP', network],
    ['LIMIT_SMS_PHONE', user.phone],
    ['LIMIT_SMS_PHONE_DAY', user.phone],
  ] as const;

  // A refusal takes everything back: the count, and the new key in place of a good one.
  const key = await db.transaction(async (transaction) => {
    const opened = await openPhoneKey(transaction, user);
    if (opened.kind === 'tooSoon') throw tooSoon(opened.secondsLeft);
    for (const [name, subject] of caps) await limits.require(name, subject, transaction);
    return opened.key;
  });

  try {
    const text = `${siteName}: код подтверждения. Никому его не сообщайте.\n${key}`;
    await sendSms({ to: user.phone, text });
  } catch (error) {
    // Any other failure may have to be paid for.
    if (error instanceof SmsRefused) for (const [name, subject] of caps) await limits.forgive(name, subject);
    log.error({ reason: reasonOf(error) }, 'a text message was not sent: look at SMS_URL and the provider');
    throw new HttpError(503, { detail: 'Не удалось отправить код. Попробуйте через минуту.' });
  }
}
