import { flag, inn, oneOf, origin, setting, text, wholeNumber } from './parsers.ts';

/** Settings of payments: the provider, and who sells. */
export const paymentSettings = {
  PAYMENTS_PROVIDER: setting({
    fallback: undefined,
    fallbackNote: 'the test bank where TEST_BANK is 1, else nothing can be paid for',
    description: 'Provider of payments: yookassa, cloudpayments or none.',
    parse: oneOf('yookassa', 'cloudpayments', 'none'),
  }),
  YOOKASSA_SHOP_ID: setting({
    fallback: undefined,
    fallbackNote: 'needed with yookassa',
    description: 'Number of the shop there.',
    parse: text,
  }),
  YOOKASSA_SECRET_KEY: setting({
    fallback: undefined,
    fallbackNote: 'needed with yookassa',
    description: 'Its secret key.',
    isSecret: true,
    parse: text,
  }),
  CLOUDPAYMENTS_PUBLIC_ID: setting({
    fallback: undefined,
    fallbackNote: 'needed with cloudpayments',
    description: 'Public ID of the site there.',
    parse: text,
  }),
  CLOUDPAYMENTS_API_SECRET: setting({
    fallback: undefined,
    fallbackNote: 'needed with cloudpayments',
    description: 'Its API secret, which also signs notifications.',
    isSecret: true,
    parse: text,
  }),
  TEST_BANK: setting({
    fallback: undefined,
    fallbackNote: '1 without PAYMENTS_PROVIDER while HOST and PUBLIC_URL name this machine, else 0',
    description: '1 pays at the test bank, which takes no money, in the wire format of PAYMENTS_PROVIDER.',
    parse: flag,
  }),
  TEST_BANK_URL: setting({
    fallback: undefined,
    fallbackNote: 'it runs with the server, its memory in DATA_DIR/bank',
    description: 'Origin of a test bank that runs by itself (`npm run bank`); several machines need one.',
    parse: origin,
  }),
  TEST_BANK_PORT: setting({
    fallback: '3300',
    description: 'Port of the test bank that runs with the server; the next free one where it is taken.',
    parse: wholeNumber(1024, 65_000),
  }),
  SELLER_MODEL: setting({
    fallback: undefined,
    fallbackNote: 'needed with a provider; seller at the test bank',
    description:
      '`agent`: authors sell through us, and receipts name them; `seller`: we sell what authors make.',
    parse: oneOf('agent', 'seller'),
  }),
  VAT_CODE: setting({
    fallback: '1',
    description: "Rate of VAT in receipts by YooKassa's codes: 1 is without VAT.",
    parse: wholeNumber(1, 12),
  }),
  TAX_SYSTEM_CODE: setting({
    fallback: undefined,
    fallbackNote: 'left out of receipts',
    description: 'Tax system in receipts (tag 1055) from 1 to 6, where the company has several.',
    parse: wholeNumber(1, 6),
  }),
  COMPANY_NAME: setting({
    fallback: undefined,
    fallbackNote: 'left out',
    description: 'Name of the company that runs the site, as receipts have it.',
    parse: text,
  }),
  COMPANY_INN: setting({
    fallback: undefined,
    fallbackNote: 'left out',
    description: 'Its INN.',
    parse: inn,
  }),
} as const;

type PaymentSettingName = keyof typeof paymentSettings;

const keys = {
  yookassa: ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'],
  cloudpayments: ['CLOUDPAYMENTS_PUBLIC_ID', 'CLOUDPAYMENTS_API_SECRET'],
} as const satisfies Record<string, readonly PaymentSettingName[]>;

/**
 * One line about settings of payments that contradict each other or are missing; `undefined` if there are none.
 * @param read the text of a setting
 */
export function paymentsProblem(read: (name: PaymentSettingName) => string | undefined): string | undefined {
  const provider = read('PAYMENTS_PROVIDER');
  const isTest = read('TEST_BANK') === '1';
  if (read('SELLER_MODEL') === 'agent' && provider !== 'cloudpayments')
    return 'SELLER_MODEL=agent: YooKassa takes an agent only in receipts after the payment, which are not sent yet. Set PAYMENTS_PROVIDER=cloudpayments, or SELLER_MODEL=seller.';
  if (isTest && provider === 'none')
    return 'TEST_BANK=1 contradicts PAYMENTS_PROVIDER=none. Leave one of them out.';
  if (isTest || (provider !== 'yookassa' && provider !== 'cloudpayments')) return undefined;
  const missing = [...keys[provider], 'SELLER_MODEL' as const].filter((name) => !read(name));
  if (missing.length > 0)
    return `PAYMENTS_PROVIDER=${provider} needs ${missing.join(', ')}. Set them, or TEST_BANK=1 to try it without money.`;
  return undefined;
}
