import type { FastifyBaseLogger } from 'fastify';
import { keepMessage } from '../outbox.ts';

export interface TextMessage {
  /** `+79000000000` */
  readonly to: string;
  readonly text: string;
}

/** Hands one text message over to whoever delivers it; rejects when it could not. */
export type SendSms = (message: TextMessage) => Promise<void>;

/** Without a provider: messages become files, and their text goes to the log for whoever runs the server. */
export function outboxSms(folder: string, log: Pick<FastifyBaseLogger, 'info'>): SendSms {
  return async ({ to, text }) => {
    const path = await keepMessage(folder, '.sms.txt', `${to}\n\n${text}\n`);
    log.info({ message: path, text }, 'no provider of text messages is set: the message was kept');
  };
}
