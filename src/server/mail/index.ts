export { createLetters, type Letters, type LinkParts } from './letters.ts';
export { createMailer, type Mailer } from './mailer.ts';
export { outboxTransport, smtpTransport } from './transports.ts';
