import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSettings, settingsHelp } from '#src/server/settings/parse.ts';
import { settingsTable } from '#src/server/settings/table.ts';
import { storedSecretKey } from '#src/server/settings/secretKey.ts';
import { temporaryFolder } from './support/serverProcess.ts';

describe('settings', () => {
  it('all have a default that works', () => {
    expect(parseSettings({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      ACCESS_TTL: 1800,
      MAIL_FROM: 'no-reply@localhost',
      DATABASE_URL: undefined,
      DEMO: true,
    });
  });

  it('count as absent when empty', () => {
    expect(parseSettings({ PORT: '', PUBLIC_URL: ' ' })).toEqual(parseSettings({}));
  });

  it('know of no replica of the embedded database', () => {
    const replica = { DATABASE_REPLICA_URL: 'postgres://standby.example/soavtor' };
    expect(() => parseSettings(replica)).toThrow('Set DATABASE_URL, too.');
    expect(parseSettings({ ...replica, DATABASE_URL: 'postgres://primary.example/soavtor' })).toMatchObject(
      replica,
    );
  });

  it('derive the public address from the port', () => {
    expect(parseSettings({ PORT: '8080', HOST: '0.0.0.0' }).PUBLIC_URL).toBe('http://localhost:8080');
    expect(parseSettings({ PORT: '80', HOST: 'fd00::1' }).PUBLIC_URL).toBe('http://[fd00::1]');
    expect(parseSettings({ PUBLIC_URL: 'http://soavtor.example/' }).PUBLIC_URL).toBe(
      'http://soavtor.example',
    );
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000'])(
    'have the test bank where people open the site at %s and no provider is named',
    (PUBLIC_URL) => {
      expect(parseSettings({ PUBLIC_URL }).TEST_BANK).toBe(true);
      expect(parseSettings({ PUBLIC_URL, PAYMENTS_PROVIDER: 'none' }).TEST_BANK).toBe(false);
    },
  );

  it.each([
    { PUBLIC_URL: 'http://soavtor.example' },
    { PUBLIC_URL: 'https://localhost', MAIL: 'outbox' },
    { PUBLIC_URL: 'https://soavtor.example', MAIL: 'outbox' },
    { HOST: '0.0.0.0' },
  ])('have it nowhere else: %j', (env) => expect(parseSettings(env).TEST_BANK).toBe(false));

  it('have it behind https where that is meant, at an address of its own', () => {
    const env = { PUBLIC_URL: 'https://soavtor.example', MAIL: 'outbox', TEST_BANK: '1' };
    expect(() => parseSettings(env)).toThrow(
      'Run "npm run bank" with BANK_URL, and set TEST_BANK_URL to it.',
    );
    expect(parseSettings({ ...env, TEST_BANK_URL: 'http://127.0.0.1:3300' }).TEST_BANK).toBe(true);
  });

  it('name all that a provider needs', () => {
    expect(() => parseSettings({ PAYMENTS_PROVIDER: 'yookassa', YOOKASSA_SHOP_ID: '1' })).toThrow(
      'PAYMENTS_PROVIDER=yookassa needs YOOKASSA_SECRET_KEY, SELLER_MODEL. Set them, or TEST_BANK=1 to try it without money.',
    );
    expect(() => parseSettings({ PAYMENTS_PROVIDER: 'none', TEST_BANK: '1' })).toThrow(
      'TEST_BANK=1 contradicts PAYMENTS_PROVIDER=none.',
    );
    expect(parseSettings({ PAYMENTS_PROVIDER: 'cloudpayments', TEST_BANK: '1' }).TEST_BANK).toBe(true);
  });

  it('read limits, networks and countries', () => {
    const settings = parseSettings({
      LIMIT_LOGIN: '7/90',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      SMS_COUNTRIES: '7, 375',
    });
    expect(settings.LIMIT_LOGIN).toEqual({ hits: 7, seconds: 90 });
    expect(settings.TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1']);
    expect(settings.SMS_COUNTRIES).toEqual(['7', '375']);
  });

  it.each([
    { HOST: '0.0.0.0' },
    { DATABASE_URL: 'postgres://db/soavtor' },
    { DEMO: '0' },
    // One machine behind a proxy that speaks TLS, as the recipe has it.
    { PUBLIC_URL: 'https://soavtor.example', SMTP_URL: 'smtp://mail.example' },
    { PUBLIC_URL: 'http://soavtor.example' },
  ])('leave the demo with its known password out with %j', (env) =>
    expect(parseSettings(env).DEMO).toBe(false),
  );

  it.each(['http://localhost:8080', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'have the demo where people open the site at %s',
    (PUBLIC_URL) => expect(parseSettings({ PUBLIC_URL }).DEMO).toBe(true),
  );

  it('refuse to write links that open accounts to the log of a site on https', () => {
    const PUBLIC_URL = 'https://soavtor.example';
    expect(() => parseSettings({ PUBLIC_URL })).toThrow(
      /^PUBLIC_URL starts with https:, but no SMTP_URL is set: .* Set it, or MAIL=outbox if that is meant\.$/,
    );
    expect(parseSettings({ PUBLIC_URL, MAIL: 'outbox' }).PUBLIC_URL).toBe(PUBLIC_URL);
    expect(parseSettings({ PUBLIC_URL, SMTP_URL: 'smtp://mail.example' }).PUBLIC_URL).toBe(PUBLIC_URL);
  });

  it.each([
    ['PORT', 'abc', 'PORT=abc: expected a whole number from 1 to 65535'],
    ['PORT', '70000', 'PORT=70000: expected a whole number from 1 to 65535'],
    ['ACCESS_TTL', '3600', 'ACCESS_TTL=3600: expected a whole number from 5 to 1800'],
    [
      'PUBLIC_URL',
      'soavtor.ru',
      'PUBLIC_URL=soavtor.ru: expected an address starting with http:// or https://',
    ],
    [
      'PUBLIC_URL',
      'https://a.ru/b',
      'PUBLIC_URL=https://a.ru/b: expected only scheme, host and port, without a path',
    ],
    ['HOST', 'my host', 'HOST=my host: expected a host name or an IP address'],
    ['HOST', 'http://a', 'HOST=http://a: expected a host name or an IP address'],
    ['LIMIT_LOGIN', '5', 'LIMIT_LOGIN=5: expected how many in how many seconds, e.g. 5/60'],
    ['LIMIT_LOGIN', '0/60', 'LIMIT_LOGIN=0/60: expected how many in how many seconds, e.g. 5/60'],
    ...['loopback', '10', '10.0/16', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.1, nginx'].map((value) => [
      'TRUSTED_PROXIES',
      value,
      `TRUSTED_PROXIES=${value}: expected IP addresses or networks like 10.0.0.0/8, separated by commas`,
    ]),
    [
      'MAIL_FROM',
      'soavtor',
      'MAIL_FROM=soavtor: expected an e-mail, e.g. no-reply@example.com or Name <no-reply@example.com>',
    ],
    ['SMTP_URL', 'mail.example.com', 'SMTP_URL: expected an address starting with smtp:// or smtps://'],
    ['SMTP_URL', 'smtp://', 'SMTP_URL: expected the name of the mail server'],
    ['SMS_URL', 'https://sms.example/?to={to}', 'SMS_URL: expected an address with {to} and {text}'],
    ['VAT_CODE', '13', 'VAT_CODE=13: expected a whole number from 1 to 12'],
    ['COMPANY_INN', '7707083894', 'COMPANY_INN=7707083894: expected an INN of 10 or 12 digits'],
    ['SMS_METHOD', 'PUT', 'SMS_METHOD=PUT: expected one of POST, GET'],
    ['SMS_COUNTRIES', '+7', 'SMS_COUNTRIES=+7: expected codes of countries like 7, separated by commas'],
    ...['a/b', '..', '/media', 'a?b', 'файлы'].map((value) => [
      'S3_BUCKET',
      value,
      `S3_BUCKET=${value}: expected a name of letters, digits, dots and hyphens`,
    ]),
    ...['~', '~/x', '~anna/x', '$HOME/x', '/srv/${NAME}'].flatMap((value) =>
      ['DATA_DIR', 'UPLOADS_DIR'].map((name) => [
        name,
        value,
        `${name}=${value}: expected a path without ~ and $, e.g. /srv/soavtor/data`,
      ]),
    ),
    ['DEMO', 'yes', 'DEMO=yes: expected 1 (on) or 0 (off)'],
    ['MAIL', 'smtp', 'MAIL=smtp: expected one of outbox'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL=loud: expected one of debug, info, warn, error, silent'],
  ])('refuse %s=%s in one line', (name, value, message) => {
    expect(() => parseSettings({ [name]: value })).toThrow(
      `${message}. Correct it or leave it out; --help lists the settings.`,
    );
  });

  it('refuse fees that do not add up to 10 %, whatever else is wrong', () => {
    expect(() => parseSettings({ VITE_FEE_PLATFORM: '8', PORT: 'x' })).toThrow(
      /^PORT=x.*\nVITE_FEE_PLATFORM=8 and VITE_FEE_PAYMENT_SYSTEM=3: .* add up to 10, .* Correct them or leave both out\.$/,
    );
    expect(parseSettings({ VITE_FEE_PLATFORM: '6.5', VITE_FEE_PAYMENT_SYSTEM: '3.5' })).toMatchObject({
      VITE_FEE_PLATFORM: '6.5',
    });
  });

  it.each([
    ['SECRET_KEY', 'short-secret'],
    ['DATABASE_URL', 'mysql://root:hunter2@db/x'],
    ['SMTP_URL', 'mail:hunter2@host'],
  ])('never repeat the value of %s', (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(/^[^=]*$/);
  });

  it('report every malformed one, a line each', () => {
    expect(() => parseSettings({ PORT: 'x', DEMO: 'x' })).toThrow(/^PORT=x.*\nDEMO=x.*$/);
  });

  it('are all in the help', () => {
    for (const name of Object.keys(settingsTable)) expect(settingsHelp()).toContain(`  ${name}`);
  });
});

describe('the secret key', () => {
  it('is made once and readable by its owner only', () => {
    const folder = temporaryFolder();
    const key = storedSecretKey(folder);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(storedSecretKey(folder)).toBe(key);
    expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  });

  it('is not quietly replaced when it is damaged', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'secret.key'), 'abc');
    expect(() => storedSecretKey(folder)).toThrow(/secret\.key is damaged\. Delete it/);
  });
});
