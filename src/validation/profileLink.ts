import { limitLength } from './codePoints.ts';

const MAX_LENGTH = 200;

const scheme = /^https:\/\//i;
const foreignScheme = /^[a-z][a-z\d+.-]*:/i;
const blank = /\s/u;
// Spaces, and signs that are invisible or reverse the text: pasted text brings them along.
const unseen = /[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800\uFFFC]/gu;

const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const topLevelDomain = /^(?:\p{L}{2,63}|xn--[a-z\d-]{1,59})$/iu;

/** True if the text begins with a domain. IP addresses, ports and passwords are refused: readers' pages have none. */
function hasDomain(address: string): boolean {
  const [domain = ''] = address.split(/[/?#]/, 1);
  const labels = domain.split('.');
  const top = labels.pop() ?? '';
  return labels.length > 0 && labels.every((part) => label.test(part)) && topLevelDomain.test(top);
}

// Letters of several alphabets in one name can look like another name.
const oneAlphabet = /^(?:[a-z\d.-]*|[\p{Script=Cyrillic}\d.-]*)$/iu;

/** A valid link as people read it: without its scheme, and in punycode where its site could pass for another one. */
export function formatProfileLink(link: string): string {
  const address = link.replace(scheme, '');
  const [domain = ''] = address.split(/[/?#]/, 1);
  const host = oneAlphabet.test(domain) ? domain : new URL(link).host;
  const path = address.slice(domain.length);
  return (host + path).replace(/^www\./, '').replace(/\/$/, '');
}

/** Rule of a link in a text: it shows openly where it leads. Its scheme and length are the contract's. */
export function validateHref(href: string): string | undefined {
  if (href.search(unseen) >= 0) return 'В ссылке невидимый знак. Наберите её заново';
  // Browsers read any number of slashes as two.
  return /^https:\/*[^/?#]*@/i.test(href)
    ? 'Ссылка с именем или паролем. Уберите из неё всё до знака @'
    : undefined;
}

/** The link as it is sent and stored: trimmed, `t.me/ilya` becomes `https://t.me/ilya`. */
export function normalizeProfileLink(value: string): string {
  return `https://${value.trim().normalize().replace(scheme, '')}`;
}

/**
 * Rule of a link to another page of an author: an https address or a bare domain. Only its form is checked: the server
 * requests no typed address.
 */
export function validateProfileLink(value: string): string | undefined {
  const link = value.trim();
  if (link === '') return 'Введите адрес';
  const tooLong = limitLength(normalizeProfileLink(link), MAX_LENGTH);
  if (tooLong !== undefined) return tooLong;
  const seen = link.replace(unseen, '');
  if (seen !== link) {
    const what = blank.test(link) ? 'В адресе пробел' : 'В адресе невидимый знак';
    return validateProfileLink(seen) === undefined
      ? `${what}. Похоже на ${seen}`
      : `${what}. Наберите его заново`;
  }
  const address = link.replace(scheme, '');
  if (address === link && foreignScheme.test(link)) return 'Адрес должен начинаться с https://';
  return hasDomain(address) ? undefined : 'Это не похоже на адрес. Нужен такой: t.me/roshchina';
}
