import { defaultFees } from '#src/fees.ts';
import { limitSettings } from './limits.ts';
import {
  address,
  countryCodes,
  flag,
  folder,
  host,
  mailbox,
  mailServer,
  networks,
  oneOf,
  origin,
  secret,
  smsGateway,
  text,
  wholeNumber,
  setting,
} from './parsers.ts';
import { paymentSettings } from './payments.ts';
import { storageSettings } from './storage.ts';
import { uploadSettings } from './uploads.ts';

/** Every environment variable of the server: help, parsing and the table of src/server/README.md use it. */
export const settingsTable = {
  PORT: setting({ fallback: '3000', description: 'Port to listen on.', parse: wholeNumber(1, 65_535) }),
  HOST: setting({
    fallback: '127.0.0.1',
    description: 'Address to listen on; 0.0.0.0 lets other machines in.',
    parse: host,
  }),
  TRUSTED_PROXIES: setting({
    fallback: undefined,
    fallbackNote: 'nobody',
    description:
      "Addresses or networks, separated by commas, whose X-Forwarded-For names the visitor: the balancer's.",
    parse: networks,
  }),
  PUBLIC_URL: setting({
    fallback: undefined,
    fallbackNote: 'http://HOST:PORT, localhost for this machine',
    description:
      'Where people open the site: in messages, in what pages tell search engines, the audience of tokens.',
    parse: origin,
  }),
  REQUESTS_IN_FLIGHT: setting({
    fallback: '200',
    description: 'Calls of the API that the server works on at once; it puts more off with 503.',
    parse: wholeNumber(1, 100_000),
  }),
  METRICS_PORT: setting({
    fallback: undefined,
    fallbackNote: 'no metrics',
    description: 'Port of GET /metrics, which Prometheus reads.',
    parse: wholeNumber(1, 65_535),
  }),
  METRICS_HOST: setting({
    fallback: '127.0.0.1',
    description: 'Address of that port; what stands there is for operators only.',
    parse: host,
  }),
  DATA_DIR: setting({
    fallback: '.data',
    description:
      'Folder of the embedded database, the files of posts, the secret key, the e-mails and the text messages.',
    parse: folder,
  }),
  DATABASE_URL: setting({
    fallback: undefined,
    fallbackNote: 'embedded database in DATA_DIR',
    description: 'PostgreSQL 15 or newer, e.g. postgres://user:password@host:5432/name.',
    isSecret: true,
    parse: address('postgres:', 'postgresql:'),
  }),
  DATABASE_POOLED: setting({
    fallback: '0',
    description: '1 when DATABASE_URL leads to PgBouncer, or the like, in transaction mode.',
    parse: flag,
  }),
  DATABASE_REPLICA_URL: setting({
    fallback: undefined,
    fallbackNote: 'DATABASE_URL is asked for everything',
    description: 'A hot standby of it: the feed and the lists are read there, as late as it is.',
    isSecret: true,
    parse: address('postgres:', 'postgresql:'),
  }),
  ...storageSettings,
  ...uploadSettings,
  SECRET_KEY: setting({
    fallback: undefined,
    fallbackNote: 'made once in DATA_DIR/secret.key',
    description: 'At least 32 random characters; a change ends every session.',
    isSecret: true,
    parse: secret,
  }),
  ACCESS_TTL: setting({
    fallback: '1800',
    description: 'Lifetime of an access token, seconds.',
    parse: wholeNumber(5, 1800),
  }),
  REFRESH_TTL: setting({
    fallback: '1209600',
    description: 'A session ends after this long without use, seconds (and after 30 days in any case).',
    parse: wholeNumber(60, 2_592_000),
  }),
  SMTP_URL: setting({
    fallback: undefined,
    fallbackNote: 'messages go to DATA_DIR/outbox',
    description: 'Mail server, e.g. smtps://user:password@host:465.',
    isSecret: true,
    parse: mailServer,
  }),
  MAIL: setting({
    fallback: undefined,
    fallbackNote: 'SMTP_URL is asked for when PUBLIC_URL starts with https:',
    description: '`outbox`: messages are meant to go to DATA_DIR/outbox and their links to the log.',
    parse: oneOf('outbox'),
  }),
  SMTP_NAME: setting({
    fallback: undefined,
    fallbackNote: 'the host of PUBLIC_URL',
    description: 'Name by which we greet the mail server (EHLO), also in Message-ID.',
    parse: host,
  }),
  MAIL_FROM: setting({
    fallback: undefined,
    fallbackNote: 'no-reply@ the host of PUBLIC_URL',
    description: 'Sender of the messages, with a name or, if it has none, that of VITE_BRAND_NAME.',
    parse: mailbox,
  }),
  SUPPORT_EMAIL: setting({
    fallback: undefined,
    fallbackNote: 'support@ the host of PUBLIC_URL',
    description: 'Mailbox that gets what people write to the support.',
    parse: mailbox,
  }),
  SMS_URL: setting({
    fallback: undefined,
    fallbackNote: 'text messages go to DATA_DIR/outbox',
    description:
      'Call of a provider of text messages: its address with {to} and {text} to be filled in for each one.',
    isSecret: true,
    parse: smsGateway,
  }),
  SMS_METHOD: setting({
    fallback: 'POST',
    description:
      'How it is called: POST sends what follows the ? of SMS_URL in the body, GET in the address.',
    parse: oneOf('POST', 'GET'),
  }),
  SMS_COUNTRIES: setting({
    fallback: '7',
    description: 'Codes of the countries, separated by commas, whose numbers get text messages.',
    parse: countryCodes,
  }),
  SMARTCAPTCHA_SECRET: setting({
    fallback: undefined,
    fallbackNote: 'own captcha (ALTCHA)',
    description:
      'Server key of Yandex SmartCaptcha; the client must be built with VITE_CAPTCHA=smartcaptcha.',
    isSecret: true,
    parse: text,
  }),
  CAPTCHA_COST: setting({
    fallback: '1000',
    description: 'Work of our own captcha: rounds of PBKDF2 for each of about 1000 tries.',
    parse: wholeNumber(1, 1_000_000),
  }),
  ...paymentSettings,
  ...limitSettings,
  DEMO: setting({
    fallback: undefined,
    fallbackNote: '1 with the embedded database while HOST and PUBLIC_URL name this machine, else 0',
    description: 'Fill a database that has no users with six authors, their posts and a demo login.',
    parse: flag,
  }),
  VITE_API_URL: setting({
    fallback: undefined,
    fallbackNote: "the page's own origin",
    description: "Origin of an API elsewhere, the same variable as in the client's build: pages may call it.",
    parse: origin,
  }),
  VITE_BRAND_NAME: setting({
    fallback: 'Соавтор',
    description: "The product's name in messages, the same variable as in the client's build.",
    parse: text,
  }),
  VITE_FEE_PLATFORM: setting({
    fallback: defaultFees.VITE_FEE_PLATFORM,
    description: "The platform's part of a payment in percent, the same variable as in the client's build.",
    parse: text,
  }),
  VITE_FEE_PAYMENT_SYSTEM: setting({
    fallback: defaultFees.VITE_FEE_PAYMENT_SYSTEM,
    description: "The payment system's part; both add up to 10, which is what the calculator takes off.",
    parse: text,
  }),
  LOG_LEVEL: setting({
    fallback: 'info',
    description: 'Least level written to the log: debug, info, warn, error or silent.',
    parse: oneOf('debug', 'info', 'warn', 'error', 'silent'),
  }),
} as const;

type Table = typeof settingsTable;
export type SettingName = keyof Table;

/** A setting without a fallback may be unset. */
export type Parsed = {
  readonly [Name in SettingName]: Table[Name]['fallback'] extends string
    ? ReturnType<Table[Name]['parse']>
    : ReturnType<Table[Name]['parse']> | undefined;
};

/** Settings with the defaults that depend on other settings filled in. */
export type Settings = Omit<
  Parsed,
  'PUBLIC_URL' | 'DEMO' | 'MAIL_FROM' | 'SUPPORT_EMAIL' | 'TEST_BANK' | 'SELLER_MODEL'
> & {
  readonly PUBLIC_URL: string;
  readonly MAIL_FROM: string;
  readonly SUPPORT_EMAIL: string;
  readonly DEMO: boolean;
  readonly TEST_BANK: boolean;
  readonly SELLER_MODEL: 'agent' | 'seller';
};
