import {
  type ApiError,
  firstMessages,
  formatError,
  type HttpError,
  networkMessage,
} from '#src/api/errors.ts';
import type { NounForms } from '#src/format/noun.ts';
import { withNoun } from '#src/format/plural.ts';

/** Fixed texts of the specification (section 8). */
const texts = {
  credentials: 'Неверный email или пароль',
  login: 'Ошибка авторизации',
  tooManyLogins: 'Слишком много попыток входа. Попробуйте позже или восстановите пароль.',
  register: 'Ошибка регистрации',
  mail: 'Не удалось отправить письмо. Попробуйте снова.',
  reset: 'Ошибка при отправке ссылки. Попробуйте снова.',
  support: 'Не удалось отправить сообщение. Попробуйте снова.',
  noSupport:
    'Здесь сообщения не принимают. Как написать нам, сказано в пользовательском соглашении, в разделе «Поддержка».',
  newPassword: 'Не удалось сохранить пароль. Попробуйте снова.',
} as const;

/** A form shows this after a failure: a banner, texts on fields, or both. */
export interface Failure<Field extends string> {
  readonly message?: string;
  readonly fields?: Partial<Record<Field, string>>;
}

const seconds: NounForms = ['секунду', 'секунды', 'секунд'];
const minutes: NounForms = ['минуту', 'минуты', 'минут'];

/** The server's sentence with the time to wait, unless the sentence already names one. */
function withWait({ detail, retryAfter }: HttpError): string | undefined {
  if (detail === undefined || retryAfter === undefined || retryAfter <= 0 || /\d/.test(detail)) return detail;
  const wait =
    retryAfter < 60
      ? withNoun(Math.ceil(retryAfter), seconds)
      : withNoun(Math.ceil(retryAfter / 60), minutes);
  return `${detail.replace(/\.?\s*$/, '.')} Повторите через ${wait}.`;
}

const isRussian = (text: string): boolean => /[а-яё]/i.test(text);

/** The server wants the call again with a captcha, as it does after too many failed logins for an address. */
export const asksForCaptcha = (error: ApiError): boolean => error.kind === 'http' && mentionsCaptcha(error);

/** Text of the login popup's banner (readings D6). */
export function loginFailure(error: ApiError): string {
  if (error.kind === 'offline') return networkMessage;
  if (error.kind !== 'http') return texts.login;
  if (asksForCaptcha(error)) return texts.tooManyLogins;
  if (error.status === 400 || error.status === 401) return texts.credentials;
  if ((error.status === 403 || error.status === 429) && error.detail !== undefined && isRussian(error.detail))
    return withWait(error) ?? texts.login;
  return texts.login;
}

function mentionsCaptcha({ fields, detail, nonField }: HttpError): boolean {
  if ('captcha_token' in fields || 'captcha' in fields) return true;
  return [detail ?? '', ...nonField].some((text) => /captcha|капч/i.test(text));
}

/** Errors of the form's own fields show there; everything else from the server goes to the banner. */
function formFailure<Field extends string>(
  error: HttpError,
  names: readonly Field[],
  fallback: string,
): Failure<Field> {
  const first = firstMessages(error);
  const fields: Partial<Record<Field, string>> = {};
  const others = { ...error.fields };
  for (const name of names) {
    const message = first[name];
    if (message !== undefined) fields[name] = message;
    delete others[name];
  }
  const message = withWait(error) ?? formatError({ ...error, fields: others }, '');
  if (Object.keys(fields).length === 0) return { message: message || fallback };
  return message ? { message, fields } : { fields };
}

/** A failed registration; with `isCaptcha` only the captcha box shows an error. */
export type RegisterFailure = Failure<'email' | 'password'> & { readonly isCaptcha?: true };

/** The registration popup shows this (specification section 8): the captcha rule wins over any other message. */
export function registerFailure(error: ApiError): RegisterFailure {
  if (error.kind === 'offline') return { message: networkMessage };
  if (error.kind === 'session') return { message: error.message };
  if (error.kind === 'malformed') return { message: texts.register };
  if (mentionsCaptcha(error)) return { isCaptcha: true };
  return formFailure(error, ['email', 'password'], texts.register);
}

/** The form of the support shows this. Another backend than ours has no such call. */
export function supportFailure(error: ApiError): Failure<'email' | 'text'> & { readonly isCaptcha?: true } {
  if (error.kind !== 'http') return { message: formatError(error, texts.support) };
  if (error.status === 404 || error.status === 405) return { message: texts.noSupport };
  if (mentionsCaptcha(error)) return { isCaptcha: true };
  return formFailure(error, ['email', 'text'], texts.support);
}

/** The recovery popup shows this (specification section 8). */
export function resetFailure(error: ApiError): Failure<'email'> {
  if (error.kind === 'offline') return { message: networkMessage };
  if (error.kind !== 'http') return { message: texts.reset };
  return formFailure(error, ['email'], texts.reset);
}

/** The link of a message has expired, was used or belongs to another account: only a new one helps. */
export const isDeadLink = (error: ApiError): boolean =>
  error.kind === 'http' && ('uid' in error.fields || 'token' in error.fields);

/** The new-password page shows this while its link is valid. */
export function confirmResetFailure(error: ApiError): Failure<'new_password' | 're_new_password'> {
  if (error.kind === 'offline') return { message: networkMessage };
  if (error.kind !== 'http') return { message: texts.newPassword };
  return formFailure(error, ['new_password', 're_new_password'], texts.newPassword);
}

/**
 * A form of the settings shows this.
 *
 * @param names the form's own fields, as the API calls them
 * @param fallback said when the server gave nothing readable
 */
export function settingsFailure<Field extends string>(
  error: ApiError,
  names: readonly Field[],
  fallback: string,
): Failure<Field> {
  if (error.kind !== 'http') return { message: formatError(error, fallback) };
  return formFailure(error, names, fallback);
}

/** The registration popup shows this when the server refuses another activation message (readings D7). */
export function resendFailure(error: ApiError): string {
  if (error.kind === 'http' && error.status === 429) return withWait(error) ?? texts.mail;
  return error.kind === 'offline' ? networkMessage : texts.mail;
}
