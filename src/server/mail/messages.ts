import type { Logger } from 'pino';
import type { Database } from '../database/index.ts';
import { createMailQueue, type Compose, type MailQueue } from './queue.ts';
import { createMailTexts, type MailTexts } from './texts.ts';
import { outboxTransport, smtpTransport, senderOf } from './transports.ts';
import type { ShowStored } from './outbox.ts';
import type { Settings } from '../settings/table.ts';
import { gatewaySms, outboxSms, type SendSms } from './sms.ts';

/** Writes beside the log, which is for programs: links and codes must not drown in it. */
const showIn =
  (log: Logger): ShowStored =>
  (title, content) => {
    if (log.isLevelEnabled('info')) process.stderr.write(`\n    ${title}\n    ${content}\n\n`);
  };

/**
 * The e-mails by the settings: to their mail server, or into a folder.
 * @param createCompose makes what fills the texts in
 */
export function createQueue(
  settings: Settings,
  db: Database,
  outbox: string,
  log: Logger,
  createCompose: (texts: MailTexts) => Compose,
): MailQueue {
  const { SMTP_URL: url } = settings;
  const sender = senderOf(settings);
  return createMailQueue({
    db,
    compose: createCompose(createMailTexts(settings)),
    send: url === undefined ? outboxTransport(outbox, sender, log, showIn(log)) : smtpTransport(url, sender),
    log,
  });
}

/** The text messages of the settings: to their provider, or into a folder. */
export function createSms(
  { SMS_URL: template, SMS_METHOD: method }: Settings,
  outbox: string,
  log: Logger,
): SendSms {
  return template === undefined
    ? outboxSms(outbox, log, showIn(log))
    : gatewaySms({ template, method }, fetch);
}
