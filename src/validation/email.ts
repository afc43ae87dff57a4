const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const localPart = new RegExp(`^${atom}(?:\\.${atom})*$`);
const domainLabel = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const topLevelDomain = /^[A-Za-z]{2,63}$/;

/**
 * Whether the trimmed text is an e-mail address by readings D14: a dot-atom local part up to 64 characters, a domain of
 * labels with a top level of at least two letters, up to 254 in all; ASCII only. The length is looked at first, so
 * a hostile text of any size costs no more than its trimming.
 */
export function isEmail(value: string): boolean {
  const email = value.trim();
  if (email.length > MAX_LENGTH) return false;
  const at = email.indexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  if (local.length > MAX_LOCAL_LENGTH || !localPart.test(local)) return false;
  const labels = email.slice(at + 1).split('.');
  const top = labels.pop() ?? '';
  return labels.length > 0 && labels.every((label) => domainLabel.test(label)) && topLevelDomain.test(top);
}

/** The address as it is sent: trimmed, domain in lower case, local part as typed (readings D14). */
export function normalizeEmail(value: string): string {
  const email = value.trim();
  const at = email.lastIndexOf('@');
  return email.slice(0, at + 1) + email.slice(at + 1).toLowerCase();
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
 * @param current the address in use; letter case makes no difference
 */
export function validateNewEmail(value: string, current: string): string | undefined {
  const broken = check(value, 'Введите новый email', 'Некорректный email');
  if (broken !== undefined) return broken;
  const isSame = value.trim().toLowerCase() === current.trim().toLowerCase();
  return isSame ? 'Новый email должен отличаться от текущего' : undefined;
}

/** Rule of the repeated new address: the same address, spaces around it and case of its domain aside. */
export function validateEmailConfirmation(value: string, email: string): string | undefined {
  if (value.trim() === '') return 'Подтвердите новый email';
  return normalizeEmail(value) === normalizeEmail(email) ? undefined : 'Email не совпадает';
}
