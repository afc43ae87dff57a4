export { resetLetter } from './letters.ts';
export { createMailer, type Mailer } from './mailer.ts';
export { outboxTransport, smtpTransport } from './transports.ts';
