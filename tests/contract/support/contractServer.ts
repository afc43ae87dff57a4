export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Source of e-mails and text messages: our server's outbox, or a list in JSON. */
export type Mailbox =
  | { readonly kind: 'outbox'; readonly path: string }
  | { readonly kind: 'list'; readonly url: string };

/** Facts about a server that its tests need. A test without its fact is skipped and says so. */
export interface ContractServer {
  /** e.g. `https://api.example.com` */
  readonly origin: string;
  /** Source of a captcha token: an ALTCHA challenge to solve, or a constant. */
  readonly captcha?: { readonly kind: 'altcha' } | { readonly kind: 'token'; readonly token: string };
  readonly mailbox?: Mailbox;
  /** Activation by e-mail is required before a login, or optional; absent: new accounts are active. */
  readonly activation?: 'required' | 'optional';
  /** Account of tests that change nothing; without it they register one. */
  readonly account?: Account;
  /** Id of an author to subscribe to; absent: anybody registered is an author. */
  readonly author?: number;
}

/** A mistake of the person who runs the suite; the message is one line and says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The server to test as the environment describes it; `undefined` without `CONTRACT_URL`.
 * @throws {UsageError}
 */
export function describedServer(env: Environment): ContractServer | undefined {
  const url = env['CONTRACT_URL'];
  if (!url) return undefined;
  const captcha = readCaptcha(env['CONTRACT_CAPTCHA']);
  const mailbox = readMailbox(env['CONTRACT_MAIL']);
  const activation = readActivation(env['CONTRACT_ACTIVATION']);
  const account = readAccount(env['CONTRACT_EMAIL'], env['CONTRACT_PASSWORD']);
  const author = readAuthor(env['CONTRACT_AUTHOR']);
  return {
    origin: readOrigin(url),
    ...(captcha && { captcha }),
    ...(mailbox && { mailbox }),
    ...(activation && { activation }),
    ...(account && { account }),
    ...(author && { author }),
  };
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new UsageError(`"${text}" is no origin like https://api.example.com.`);
  return url.origin;
}

function readCaptcha(text = ''): ContractServer['captcha'] {
  if (!text) return undefined;
  return text === 'altcha' ? { kind: 'altcha' } : { kind: 'token', token: text };
}

function readMailbox(text = ''): Mailbox | undefined {
  if (!text) return undefined;
  return /^https?:/.test(text) ? { kind: 'list', url: text } : { kind: 'outbox', path: text };
}

function readActivation(text = ''): ContractServer['activation'] {
  if (text === '' || text === 'required' || text === 'optional') return text || undefined;
  throw new UsageError(`CONTRACT_ACTIVATION is "${text}", neither "required" nor "optional".`);
}

function readAccount(email = '', password = ''): Account | undefined {
  if (!email && !password) return undefined;
  if (!email || !password) throw new UsageError('CONTRACT_EMAIL and CONTRACT_PASSWORD go together.');
  return { email, password };
}

function readAuthor(text = ''): number | undefined {
  if (!/^\d*$/.test(text)) throw new UsageError(`CONTRACT_AUTHOR is "${text}", which is no id.`);
  return text ? Number(text) : undefined;
}

/** Milliseconds. */
const timeout = 10_000;
const probe = '/auth/users/me/';

/**
 * Makes sure that there is such an API at all.
 * @throws {UsageError}
 */
export async function checkAnswers({ origin }: ContractServer): Promise<void> {
  let response: Response;
  try {
    response = await fetch(new URL(probe, origin), { signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    const { cause = error } = error as Error;
    throw new UsageError(`${origin} does not answer (${describe(cause)}). Is the server running there?`);
  }
  if (response.status !== 401)
    throw new UsageError(
      `${origin} is another kind of server: GET ${probe} without a token gave ${response.status}, not 401.`,
    );
}

const describe = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
};
