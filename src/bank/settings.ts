import type { BankOptions } from './server.ts';

/** A setting that cannot be taken, worded for the person who starts the bank. */
export class InvalidSetting extends Error {}

type Env = Readonly<Record<string, string | undefined>>;

/** Credentials of the shop unless it has others: nothing is to be had for them. */
export const testShop = {
  yookassa: { name: '100500', secret: 'test_yookassa_secret' },
  cloudpayments: { name: 'test_public_id', secret: 'test_cloudpayments_secret' },
} as const;

const defaults = {
  BANK_PORT: '3300',
  BANK_DIR: '.data/bank',
  BANK_SHOP: 'Соавтор (тест)',
  BANK_YOOKASSA_SHOP_ID: testShop.yookassa.name,
  BANK_YOOKASSA_SECRET: testShop.yookassa.secret,
  BANK_YOOKASSA_NOTIFY: '',
  BANK_CLOUDPAYMENTS_PUBLIC_ID: testShop.cloudpayments.name,
  BANK_CLOUDPAYMENTS_SECRET: testShop.cloudpayments.secret,
  BANK_CLOUDPAYMENTS_NOTIFY: '',
  BANK_URL: '',
} as const;

function isWebAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

/**
 * Reads the environment.
 * @throws {InvalidSetting} one line for each setting that is wrong
 */
export function readSettings(env: Env): BankOptions & { readonly folder: string } {
  const problems: string[] = [];
  const read = (name: keyof typeof defaults): string => env[name]?.trim() || defaults[name];
  const check = (
    name: keyof typeof defaults,
    isRight: (value: string) => boolean,
    expected: string,
  ): string => {
    const value = read(name);
    if (!isRight(value)) problems.push(`${name}: expected ${expected}. Correct it or leave it out.`);
    return value;
  };
  const address = (name: keyof typeof defaults): string =>
    check(
      name,
      (value) => value === '' || isWebAddress(value),
      'an address that begins with http:// or https://',
    );
  const credential = (name: keyof typeof defaults): string =>
    check(name, (value) => /^[\w.-]{1,200}$/.test(value), 'letters, digits, dots, hyphens and underscores');
  const port = check(
    'BANK_PORT',
    (value) => /^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 65_536,
    'a whole number from 1 to 65535',
  );
  const settings = {
    port: Number(port),
    folder: read('BANK_DIR'),
    shop: read('BANK_SHOP'),
    url: address('BANK_URL'),
    yookassa: {
      name: credential('BANK_YOOKASSA_SHOP_ID'),
      secret: credential('BANK_YOOKASSA_SECRET'),
      notify: address('BANK_YOOKASSA_NOTIFY'),
    },
    cloudpayments: {
      name: credential('BANK_CLOUDPAYMENTS_PUBLIC_ID'),
      secret: credential('BANK_CLOUDPAYMENTS_SECRET'),
      notify: address('BANK_CLOUDPAYMENTS_NOTIFY'),
    },
  };
  if (problems.length > 0) throw new InvalidSetting(problems.join('\n'));
  return settings;
}
