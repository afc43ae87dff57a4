import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Settings } from '../settings/table.ts';
import { storeMessage, type ShowStored } from './outbox.ts';
import type { MailMessage } from './texts.ts';

/** Our name for mail servers and mailboxes. */
interface Sender {
  readonly from: string | { readonly name: string; readonly address: string };
  /** Greets mail servers (EHLO) and names messages (Message-ID): a domain in ASCII, or an address in brackets. */
  readonly host: string;
}

/** A domain, or an address literal of RFC 5321. */
function hostOf(hostname: string): string {
  const address = hostname.replaceAll(/[[\]]/g, '');
  const version = isIP(address);
  if (version === 0) return domainToASCII(hostname);
  return version === 6 ? `[IPv6:${address}]` : `[${address}]`;
}

type SenderSettings = Pick<Settings, 'MAIL_FROM' | 'PUBLIC_URL' | 'SMTP_NAME' | 'VITE_BRAND_NAME'>;

/** The sender by the settings: with the name of the product, unless one is given. */
export const senderOf = ({ MAIL_FROM, PUBLIC_URL, SMTP_NAME, VITE_BRAND_NAME }: SenderSettings): Sender => ({
  from: MAIL_FROM.includes('<') ? MAIL_FROM : { name: VITE_BRAND_NAME, address: MAIL_FROM },
  host: hostOf(SMTP_NAME ?? new URL(PUBLIC_URL).hostname),
});

/** Hands one message over; rejects when it could not. */
export type Transport = (message: MailMessage) => Promise<void>;

/** Timeouts after which a message counts as not sent, in ms. */
const timeouts = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

/**
 * Adds the headers. People get a message because of an action in their name, so there is nothing to unsubscribe from,
 * and automatic replies are not wanted, except to a message that a person wrote.
 */
const withHeaders = ({ from, host }: Sender, { to, replyTo, subject, text, html }: MailMessage) => ({
  ...{ from, to, subject, text, html },
  messageId: `<${randomUUID()}@${host}>`,
  ...(replyTo === undefined
    ? { headers: { 'Auto-Submitted': 'auto-generated' } }
    : { replyTo: { name: '', address: replyTo } }),
});

/** @param url `smtp:` or `smtps:` address of the mail server */
export function smtpTransport(url: string, sender: Sender): Transport {
  const transporter = createTransport({ url, name: sender.host, ...timeouts });
  return async (message) => {
    await transporter.sendMail(withHeaders(sender, message));
  };
}

/** True if the mail server refused the message for good: there is no such mailbox. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** Transport without a mail server: messages become `.eml` files, and their links go to the log for the operator. */
export function outboxTransport(
  folder: string,
  sender: Sender,
  log: Pick<FastifyBaseLogger, 'info'>,
  show: ShowStored,
): Transport {
  const transporter = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { link } = mail;
    const { message } = await transporter.sendMail(withHeaders(sender, mail));
    const path = await storeMessage(folder, '.eml', message);
    log.info({ mail: path, link }, 'no mail server is set: the message was kept');
    if (link !== undefined) show('No mail server is set. The link of the message:', link);
  };
}
