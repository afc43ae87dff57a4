import type { FastifyBaseLogger } from 'fastify';
import { keepMessage } from '../outbox.ts';

export interface TextMessage {
  /** `+79000000000` */
  readonly to: string;
  readonly text: string;
}

/** Hands one text message over to whoever delivers it; rejects when it could not. */
export type SendSms = (message: TextMessage) => Promise<void>;

/** Milliseconds. */
const timeout = 5000;

/**
 * A provider with a call over HTTP, as most have one.
 * @param template its address with `{to}` and `{text}`, which are filled in for each message
 */
export function gatewaySms(template: string, fetch: typeof globalThis.fetch): SendSms {
  return async ({ to, text }) => {
    const url = template
      .replaceAll('{to}', encodeURIComponent(to))
      .replaceAll('{text}', encodeURIComponent(text));
    const { ok, status } = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(timeout) });
    if (!ok) throw new Error(`the provider of text messages answered ${status}`);
  };
}

/** Without a provider: messages become files, and their text goes to the log for whoever runs the server. */
export function outboxSms(folder: string, log: Pick<FastifyBaseLogger, 'info'>): SendSms {
  return async ({ to, text }) => {
    const path = await keepMessage(folder, '.sms.eml', `To: ${to}\n\n${text}\n`);
    log.info({ message: path, text }, 'no provider of text messages is set: the message was kept');
  };
}
