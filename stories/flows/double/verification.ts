import { normalizePhoneKey, validatePhoneKey } from '#src/validation/index.ts';
import type { Handlers } from './call.ts';
import { sendLink } from './links.ts';
import { checkFields, invalid, Refusal } from './refusal.ts';
import type { State } from './state.ts';

/** Six digits that no message has had before. */
const newCode = () => String(100_000 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 900_000));

/** Proof that the e-mail and the phone are the person's. */
export const verificationCalls = (state: State): Handlers => ({
  sendVerification({ caller }) {
    const { account } = caller();
    if (account.isEmailVerified) throw new Refusal(400, { detail: 'Email уже подтверждён.' });
    sendLink(state, 'activation', account.email);
    return { detail: 'Письмо отправлено.' };
  },
  sendPhoneVerification({ caller }) {
    const { account } = caller();
    if (account.phone === '') throw invalid({ phone: ['Телефон не указан.'] });
    if (account.isPhoneVerified) throw invalid({ phone: ['Телефон уже подтверждён.'] });
    const code = newCode();
    state.codes.set(account.id, code);
    state.send({ to: account.phone, subject: 'Код для телефона', text: `Код: ${code}` });
    return { detail: 'Код отправлен.' };
  },
  verifyPhone({ caller, body }) {
    const { account } = caller();
    const key = normalizePhoneKey(body.key);
    checkFields({ key: validatePhoneKey(key) });
    if (state.codes.get(account.id) !== key) throw invalid({ key: ['Неверный код.'] });
    state.codes.delete(account.id);
    account.isPhoneVerified = true;
    return { detail: 'Телефон подтверждён.' };
  },
});
