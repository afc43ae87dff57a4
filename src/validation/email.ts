import { decodeLabel } from './punycode.ts';

const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const localPart = new RegExp(`^${atom}(?:\\.${atom})*$`);
const domainLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const topLevelDomain = /^(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/;
const asciiDomain = /^[a-z0-9.-]*$/;
/** Characters that an A-label may encode. Others have a meaning of their own in an address. */
const anyLabel = /^[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]*[\p{L}\p{M}\p{Nd}])?$/u;
/** A top level of one letter is none, in any script. */
const oneLetterTop = /\.\p{L}\p{M}*$/u;
const aLabel = /^xn--/;

/** The domain in ASCII and lower case, native scripts as A-labels (readings D36). Undefined where it can't be one. */
function encodeDomain(domain: string): string | undefined {
  const lower = domain.toLowerCase();
  if (lower.length > MAX_LENGTH) return undefined;
  const labels = lower.split('.');
  if (asciiDomain.test(lower) && !labels.some((label) => aLabel.test(label))) return lower;
  if (!labels.every((label) => anyLabel.test(label)) || oneLetterTop.test(lower)) return undefined;
  try {
    return new URL(`http://${lower}`).hostname;
  } catch {
    return undefined;
  }
}

function decodeDomain(domain: string): string {
  const labels = domain.split('.').map((label) => (aLabel.test(label) ? decodeLabel(label) : label));
  return labels.every((label) => label !== undefined) ? labels.join('.') : domain;
}

/** The local part with the `@`, and the domain. */
function splitAddress(email: string): readonly [local: string, domain: string] {
  const at = email.lastIndexOf('@');
  return [email.slice(0, at + 1), email.slice(at + 1)];
}

/**
 * True if the trimmed text is an e-mail address by readings D14 and D36: a dot-atom local part up to 64 characters, a
 * domain of labels of letters in any script, with a top level of at least two, up to 254 in all. The length is checked
 * first, so that a huge text costs no more than its trimming.
 */
export function isEmail(value: string): boolean {
  const email = value.trim();
  if (email.length > MAX_LENGTH) return false;
  const [start, typed] = splitAddress(email);
  const local = start.slice(0, -1);
  if (local.length > MAX_LOCAL_LENGTH || !localPart.test(local)) return false;
  const domain = encodeDomain(typed);
  if (domain === undefined || start.length + domain.length > MAX_LENGTH) return false;
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    topLevelDomain.test(labels.at(-1) ?? '')
  );
}

/** The address as it is sent: trimmed, domain in lower case and A-labels, local part as typed (readings D14, D36). */
export function normalizeEmail(value: string): string {
  const [local, domain] = splitAddress(value.trim());
  return local === '' ? domain : local + (encodeDomain(domain) ?? domain.toLowerCase());
}

/** Key of the account: the same for every spelling of its address. */
export const emailKey = (value: string): string => normalizeEmail(value).toLowerCase();

/** A normalized address as people write it: with its domain in its own script, where that leads back to the same. */
export function formatEmail(email: string): string {
  const [local, domain] = splitAddress(email);
  const readable = local + decodeDomain(domain);
  return isEmail(readable) && normalizeEmail(readable) === email ? readable : email;
}

const check = (value: string, empty: string, invalid: string): string | undefined => {
  if (value.trim() === '') return empty;
  return isEmail(value) ? undefined : invalid;
};

/** The shared rule, also of registration (specification section 5). Returns the message of the broken rule. */
export function validateEmail(value: string): string | undefined {
  return check(value, 'Введите email', 'Некорректный email');
}

/** Rule of the login form. */
export function validateLoginEmail(value: string): string | undefined {
  return check(value, 'Введите email', 'Введите корректный email');
}

/** Rule of the password recovery form. */
export function validateResetEmail(value: string): string | undefined {
  return check(value, 'Введите ваш email', 'Введите корректный email');
}

/**
 * Rule of the new address in the settings.
 * @param current the address in use; how it is spelled makes no difference
 */
export function validateNewEmail(value: string, current: string): string | undefined {
  const broken = check(value, 'Введите новый email', 'Некорректный email');
  if (broken !== undefined) return broken;
  const isSame = emailKey(value) === emailKey(current);
  return isSame ? 'Новый email должен отличаться от текущего' : undefined;
}

/** Rule of the repeated new address: the same address, spaces around it and spelling of its domain aside. */
export function validateEmailConfirmation(value: string, email: string): string | undefined {
  if (value.trim() === '') return 'Подтвердите новый email';
  return normalizeEmail(value) === normalizeEmail(email) ? undefined : 'Email не совпадает';
}
