import type { FastifyInstance } from 'fastify';
import { normalizePhoneKey, validatePhoneKey } from '#src/validation/index.ts';
import type { Authenticate } from '../auth/index.ts';
import { checkFields, invalid } from '../http/errors.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { clientNetwork } from '../limits/countCalls.ts';
import { tryPhoneKey } from './phoneKeys.ts';
import { sendPhoneCode, type PhoneCodeDeps } from './sendPhoneCode.ts';

interface PhoneVerificationDeps extends PhoneCodeDeps {
  readonly authenticate: Authenticate;
  /** Codes of the countries whose numbers get text messages. */
  readonly countries: readonly string[];
}

const either = new Intl.ListFormat('ru', { type: 'disjunction' });

/** POST /api/auth/send-phone-verification/ and /api/phone-verification/verify/. */
export function addPhoneVerification(app: FastifyInstance, deps: PhoneVerificationDeps): void {
  const { db, authenticate, limits } = deps;
  const beginnings = deps.countries.map((code) => `+${code}`);
  const otherCountry = `Код можно получить только на номер, который начинается с ${either.format(beginnings)}.`;

  addEndpoint(app, 'sendPhoneVerification', { limit: { itself: 'LIMIT_SMS_USER' } }, async (request) => {
    const { user } = await authenticate(request);
    if (user.phone === '') throw invalid({ phone: ['Телефон не указан.'] });
    if (user.phoneVerified) throw invalid({ phone: ['Телефон уже подтверждён.'] });
    if (!beginnings.some((code) => user.phone.startsWith(code))) throw invalid({ phone: [otherCountry] });
    await sendPhoneCode(deps, user, clientNetwork(request), request.log);
    return { detail: 'Код отправлен.' };
  });

  addEndpoint(app, 'verifyPhone', { limit: { itself: 'LIMIT_SMS_KEY' } }, async (request) => {
    const { user } = await authenticate(request);
    const key = normalizePhoneKey(request.body.key);
    checkFields({ key: validatePhoneKey(key) });
    const person = String(user.id);
    // Counted before the outcome is known, or parallel tries would pass the limit.
    await limits.require('LIMIT_SMS_KEY', person);
    switch (await tryPhoneKey(db, user.id, key)) {
      case 'right':
        await limits.forgive('LIMIT_SMS_KEY', person);
        return { detail: 'Телефон подтверждён.' };
      case 'wrong':
        throw invalid({ key: ['Неверный код.'] });
      case 'dead':
        throw invalid({ key: ['Код больше не действует. Запросите новый.'] });
    }
  });
}
