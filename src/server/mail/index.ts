export { createMailTexts, type MailTexts, type LinkParts } from './texts.ts';
export { createMailQueue, type Compose, type MailQueue } from './queue.ts';
export { senderOf } from './sender.ts';
export { outboxTransport, smtpTransport } from './transports.ts';
