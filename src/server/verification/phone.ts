import type { FastifyInstance } from 'fastify';
import { normalizePhoneKey, validatePhoneKey } from '#src/validation/index.ts';
import type { Authenticate } from '../auth/index.ts';
import type { Database } from '../database/index.ts';
import { checkFields } from '../http/checkFields.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { HttpError, invalid } from '../http/errors.ts';
import type { SendSms } from '../sms/sms.ts';
import { deliver } from './deliver.ts';
import { openPhoneKey, tryPhoneKey } from './phoneKeys.ts';

export interface PhoneVerificationDeps {
  readonly db: Database;
  readonly authenticate: Authenticate;
  readonly sendSms: SendSms;
  readonly siteName: string;
}

const tooSoon = (seconds: number) =>
  new HttpError(
    429,
    { detail: 'Новый код можно запросить через минуту после прошлого.' },
    { 'Retry-After': String(seconds) },
  );

/** POST /api/auth/send-phone-verification/ and /api/phone-verification/verify/. */
export function addPhoneVerification(app: FastifyInstance, deps: PhoneVerificationDeps): void {
  const { db, authenticate, sendSms, siteName } = deps;

  addEndpoint(app, 'sendPhoneVerification', async (request) => {
    const { user } = await authenticate(request);
    if (user.phone === '') throw invalid({ phone: ['Телефон не указан.'] });
    if (user.phoneVerified) throw invalid({ phone: ['Телефон уже подтверждён.'] });
    const opened = await openPhoneKey(db, user);
    if (opened.kind === 'tooSoon') throw tooSoon(opened.secondsLeft);
    const text = `${siteName}: код подтверждения. Никому его не сообщайте.\n${opened.key}`;
    const failure = 'Не удалось отправить код. Попробуйте через минуту.';
    await deliver(sendSms({ to: user.phone, text }), failure, request.log);
    return { detail: 'Код отправлен.' };
  });

  addEndpoint(app, 'verifyPhone', async (request) => {
    const { user } = await authenticate(request);
    const key = normalizePhoneKey(request.body.key);
    checkFields({ key: validatePhoneKey(key) });
    switch (await tryPhoneKey(db, user.id, key)) {
      case 'right':
        return { detail: 'Телефон подтверждён.' };
      case 'wrong':
        throw invalid({ key: ['Неверный код.'] });
      case 'dead':
        throw invalid({ key: ['Код больше не действует. Запросите новый.'] });
    }
  });
}
