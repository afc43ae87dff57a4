import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isEmail, validateInn } from '#src/validation/index.ts';

interface Setting<Value, Default extends string | undefined> {
  /** Text taken when the variable is absent or empty; `undefined` leaves the setting unset. */
  readonly fallback: Default;
  /** Shown instead of `fallback` in the help, where the default depends on something. */
  readonly fallbackNote?: string;
  readonly description: string;
  /** The value is never repeated in an error message. */
  readonly isSecret?: boolean;
  readonly parse: (value: string) => Value;
}

export const setting = <Value, const Default extends string | undefined>(
  description: Setting<Value, Default>,
) => description;

/** A reason why a setting's text cannot be taken, worded to follow "NAME: ". */
export class InvalidSetting extends Error {}

/** @param min inclusive @param max inclusive */
export const wholeNumber = (min: number, max: number) => (text: string) => {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) {
    throw new InvalidSetting(`expected a whole number from ${min} to ${max}`);
  }
  return value;
};

export const text = (value: string) => value;

/** Number of a Russian taxpayer. */
export const inn = (value: string) => {
  if (validateInn(value) !== undefined) throw new InvalidSetting('expected an INN of 10 or 12 digits');
  return value;
};

/** A path; what only a shell replaces would become the name of a folder. */
export const folder = (value: string) => {
  if (/^~|\$[\w{]/.test(value))
    throw new InvalidSetting('expected a path without ~ and $, e.g. /srv/soavtor/data');
  return value;
};

/** A name or an IP address, as written in an address. */
export const host = (value: string) => {
  if (!URL.canParse(`http://${value.includes(':') ? `[${value}]` : value}`) || /[/?#@]/.test(value)) {
    throw new InvalidSetting('expected a host name or an IP address');
  }
  return value;
};

export const flag = (value: string) => {
  if (value !== '0' && value !== '1') throw new InvalidSetting('expected 1 (on) or 0 (off)');
  return value === '1';
};

export const oneOf =
  <const Choice extends string>(...choices: readonly Choice[]) =>
  (value: string): Choice => {
    const choice = choices.find((one) => one === value);
    if (choice === undefined) throw new InvalidSetting(`expected one of ${choices.join(', ')}`);
    return choice;
  };

/** @param schemes with the colon, e.g. `'https:'` */
export const address =
  (...schemes: readonly string[]) =>
  (value: string) => {
    const expected = `expected an address starting with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`;
    const url = URL.parse(value);
    if (url === null || !schemes.includes(url.protocol)) throw new InvalidSetting(expected);
    return value;
  };

/** A mail server. */
export const mailServer = (value: string) => {
  if (new URL(address('smtp:', 'smtps:')(value)).hostname === '')
    throw new InvalidSetting('expected the name of the mail server');
  return value;
};

/** An e-mail, or a name with the e-mail in angle brackets. */
export const mailbox = (value: string) => {
  const email = /^[^<>\r\n]*<([^<>]*)>$/.exec(value)?.[1] ?? value;
  if (!isEmail(email))
    throw new InvalidSetting('expected an e-mail, e.g. no-reply@example.com or Name <no-reply@example.com>');
  return value;
};

/** The address of a call with places for number and text. */
export const smsGateway = (value: string) => {
  if (!value.includes('{to}') || !value.includes('{text}'))
    throw new InvalidSetting('expected an address with {to} and {text}');
  return address('http:', 'https:')(value);
};

/** Codes that numbers begin with after the plus, separated by commas. */
export const countryCodes = (value: string): readonly string[] => {
  const list = value.split(',').map((part) => part.trim());
  if (!list.every((code) => /^[1-9]\d{0,6}$/.test(code)))
    throw new InvalidSetting('expected codes of countries like 7, separated by commas');
  return list;
};

/** A bucket of a store, as written in an address. */
export const bucket = (value: string) => {
  if (!/^\w[\w.-]+$/.test(value))
    throw new InvalidSetting('expected a name of letters, digits, dots and hyphens');
  return value;
};

/** The beginning of paths, e.g. `/stored/`. */
export const pathStart = (value: string) => {
  if (!/^\/(?:[\w-]+\/)+$/.test(value)) throw new InvalidSetting('expected a path like /stored/');
  return value;
};

/** A site's origin: scheme, host and port without a path. */
export const origin = (value: string) => {
  const url = new URL(address('http:', 'https:')(value));
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new InvalidSetting('expected only scheme, host and port, without a path');
  }
  return url.origin;
};

export const secret = (value: string) => {
  if (value.length < 32) throw new InvalidSetting('expected at least 32 characters');
  return value;
};

/** Number of times in a window of time. */
interface Limit {
  readonly hits: number;
  readonly seconds: number;
}

/** `5/60`: five in a minute. */
export const limit = (value: string): Limit => {
  const [, hits, seconds] = /^(\d{1,9})\/(\d{1,6})$/.exec(value) ?? [];
  if (!(Number(hits) > 0 && Number(seconds) > 0)) {
    throw new InvalidSetting('expected how many in how many seconds, e.g. 5/60');
  }
  return { hits: Number(hits), seconds: Number(seconds) };
};

/** Trusting everybody (`/0`) would let visitors choose their addresses. */
const isNetwork = (value: string): boolean =>
  isIP(value) !== 0 ||
  ((ipaddr.IPv4.isValidCIDRFourPartDecimal(value) || ipaddr.IPv6.isValidCIDR(value)) && !/\/0+$/.test(value));

/** IP addresses and networks (`10.0.0.0/8`), separated by commas. */
export const networks = (value: string): readonly string[] => {
  const list = value.split(',').map((part) => part.trim());
  if (!list.every(isNetwork))
    throw new InvalidSetting('expected IP addresses or networks like 10.0.0.0/8, separated by commas');
  return list;
};
