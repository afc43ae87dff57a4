import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { keepMessage, type ShowKept } from '../outbox.ts';
import type { MailMessage } from './texts.ts';

/** Hands one message over; rejects when it could not. */
export type Transport = (message: MailMessage) => Promise<void>;

/** Without an answer of the mail server for so long the message counts as not sent, ms. */
const timeouts = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

/** @param url `smtp:` or `smtps:` address of the mail server */
export function smtpTransport(url: string, from: string): Transport {
  const transporter = createTransport({ url, ...timeouts });
  return async ({ to, subject, text, html }) => {
    await transporter.sendMail({ from, to, subject, text, html });
  };
}

/** Whether the mail server does not want this message, now or later: there is no such mailbox. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/**
 * Without a mail server: messages become `.eml` files, and their links go to the log for the person who runs the
 * server.
 */
export function outboxTransport(
  folder: string,
  from: string,
  log: Pick<FastifyBaseLogger, 'info'>,
  show: ShowKept,
): Transport {
  const transporter = createTransport({ streamTransport: true, buffer: true });
  return async ({ to, subject, text, html, link }) => {
    const { message } = await transporter.sendMail({ from, to, subject, text, html });
    const path = await keepMessage(folder, '.eml', message);
    log.info({ mail: path, link }, 'no mail server is set: the message was kept');
    if (link !== undefined) show('No mail server is set. The link of the message:', link);
  };
}
