import type { FastifyBaseLogger } from 'fastify';
import { storeMessage, type ShowStored } from './outbox.ts';

interface TextMessage {
  /** `+79000000000` */
  readonly to: string;
  readonly text: string;
}

/**
 * Hands one text message over to the provider.
 * @throws {SmsRefused} when it certainly was not; any other failure leaves open whether it was
 */
export type SendSms = (message: TextMessage) => Promise<void>;

/** The message was not taken, so it costs nothing. The text is for the log: neither number nor code is in it. */
export class SmsRefused extends Error {}

/** Timeout of the whole answer, in ms. */
const timeout = 5000;
/** Bytes of an answer; longer ones are cut off. */
const maxAnswer = 256 * 1024;
/** Failures before anything was sent. */
const unreachableCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
]);

export interface Gateway {
  /** Address of the call with `{to}` and `{text}`, which are filled in for each message; may hold user and password. */
  readonly template: string;
  /** POST sends the query in the body, as a form, because proxies log addresses. */
  readonly method: 'POST' | 'GET';
}

function requestOf({ template, method }: Gateway, { to, text }: TextMessage): Request {
  const filled = template
    .replaceAll('{to}', encodeURIComponent(to))
    .replaceAll('{text}', encodeURIComponent(text));
  const url = new URL(filled);
  const headers = new Headers();
  if (url.username !== '') {
    const user = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    headers.set('Authorization', `Basic ${Buffer.from(user).toString('base64')}`);
    // `fetch` takes no address that holds them.
    url.username = url.password = '';
  }
  // A redirect would be followed without the body.
  const init = { method, headers, redirect: 'manual' } as const;
  if (method === 'GET') return new Request(url, init);
  const body = new URLSearchParams(url.search);
  url.search = '';
  return new Request(url, { ...init, body });
}

/** Frees the connection of an answer, whether it is good or bad. */
async function readThrough({ body }: Response): Promise<void> {
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxAnswer) return;
  }
}

/** A provider with a call over HTTP, as most have one. Only the status of its answer counts. */
export function gatewaySms(gateway: Gateway, fetch: typeof globalThis.fetch): SendSms {
  return async (message) => {
    // The request may be collected as garbage before it is answered, and its signal with it: `fetch` has its own.
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(requestOf(gateway, message), { signal }).catch((error: Error) => {
      const code = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : '';
      throw unreachableCodes.has(code) ? new SmsRefused(`the provider cannot be reached (${code})`) : error;
    });
    await readThrough(response);
    if (!response.ok) throw new SmsRefused(`the provider answered ${response.status}`);
  };
}

/** Sender without a provider: messages become files, and their text goes to the log for the operator. */
export function outboxSms(folder: string, log: Pick<FastifyBaseLogger, 'info'>, show: ShowStored): SendSms {
  return async ({ to, text }) => {
    const path = await storeMessage(folder, '.sms.eml', `To: ${to}\n\n${text}\n`);
    log.info({ message: path, text }, 'no provider of text messages is set: the message was kept');
    show('No provider of text messages is set. The message:', text);
  };
}
