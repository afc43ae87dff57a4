import { feesProblem } from '#src/fees.ts';
import { InvalidSetting } from './parsers.ts';
import { paymentsProblem } from './payments.ts';
import { StartError } from './startError.ts';
import { storageProblem } from './storage.ts';
import { type Parsed, type SettingName, type Settings, settingsTable } from './table.ts';

type Env = Readonly<Record<string, string | undefined>>;

const loopbackHosts: readonly string[] = ['127.0.0.1', 'localhost', '::1', '[::1]'];

/** The address people on this machine use when no `PUBLIC_URL` is given. */
function localOrigin(host: string, port: number): string {
  const isHere = ['0.0.0.0', '::', ...loopbackHosts].includes(host);
  const name = isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return new URL(`http://${name}:${port}`).origin;
}

/**
 * Reads the environment once.
 * @throws {StartError} one line per malformed setting, naming it and what it takes
 */
export function parseSettings(env: Env): Settings {
  const problems: string[] = [];

  function read<Name extends SettingName>(name: Name) {
    const { fallback, parse, ...setting } = settingsTable[name];
    const text = env[name]?.trim() || fallback;
    if (text === undefined) return undefined;
    try {
      return parse(text);
    } catch (error) {
      if (!(error instanceof InvalidSetting)) throw error;
      const label = 'isSecret' in setting ? name : `${name}=${text}`;
      problems.push(`${label}: ${error.message}. Correct it or leave it out; --help lists the settings.`);
      return undefined;
    }
  }

  // The table ties the type of each value to its name; failed values never leave this function.
  const parsed = Object.fromEntries(
    Object.keys(settingsTable).map((name) => [name, read(name as SettingName)]),
  ) as Parsed;
  const wrongFees = feesProblem(parsed);
  if (wrongFees !== undefined) problems.push(wrongFees);
  const wrongStorage = storageProblem((name) => Boolean(env[name]?.trim()));
  if (wrongStorage !== undefined) problems.push(wrongStorage);
  const wrongPayments = paymentsProblem((name) => env[name]?.trim());
  if (wrongPayments !== undefined) problems.push(wrongPayments);
  if (parsed.DATABASE_REPLICA_URL !== undefined && parsed.DATABASE_URL === undefined) {
    problems.push('DATABASE_REPLICA_URL: the embedded database has no replica. Set DATABASE_URL, too.');
  }
  if (problems.length > 0) throw new StartError(problems.join('\n'));

  const publicUrl = parsed.PUBLIC_URL ?? localOrigin(parsed.HOST, parsed.PORT);
  const { hostname, protocol } = new URL(publicUrl);
  if (protocol === 'https:' && parsed.SMTP_URL === undefined && parsed.MAIL === undefined) {
    throw new StartError(
      'PUBLIC_URL starts with https:, but no SMTP_URL is set: links that open accounts would go to the log. Set it, or MAIL=outbox if that is meant.',
    );
  }
  if (protocol === 'https:' && parsed.TEST_BANK === true && parsed.TEST_BANK_URL === undefined) {
    throw new StartError(
      'TEST_BANK=1 while PUBLIC_URL starts with https:, but no TEST_BANK_URL is set: the test bank that runs with the server can be opened on this machine only. Run "npm run bank" with BANK_URL, and set TEST_BANK_URL to it.',
    );
  }
  const isHere = [parsed.HOST, hostname].every((name) => loopbackHosts.includes(name));
  return {
    ...parsed,
    PUBLIC_URL: publicUrl,
    MAIL_FROM: parsed.MAIL_FROM ?? `no-reply@${hostname}`,
    SUPPORT_EMAIL: parsed.SUPPORT_EMAIL ?? `support@${hostname}`,
    TEST_BANK: parsed.TEST_BANK ?? (parsed.PAYMENTS_PROVIDER === undefined && isHere && protocol === 'http:'),
    SELLER_MODEL: parsed.SELLER_MODEL ?? 'seller',
    // The demo password is known to everyone, so by default it stays on the operator's own machine, where no proxy lets
    // others in.
    DEMO: parsed.DEMO ?? (parsed.DATABASE_URL === undefined && isHere),
  };
}

/** Text of `npm start -- --help`: every setting with its default. */
export function settingsHelp(): string {
  const lines = Object.entries(settingsTable).map(([name, setting]) => {
    const fallback = 'fallbackNote' in setting ? setting.fallbackNote : setting.fallback;
    return `  ${name.padEnd(20)} ${setting.description}\n  ${''.padEnd(20)} Default: ${fallback}`;
  });
  return `Usage: npm start\n\nSettings are environment variables:\n\n${lines.join('\n')}\n`;
}
