export { createLetters, type Letters, type LinkParts } from './letters.ts';
export { createLetterQueue, type Compose, type LetterQueue } from './queue.ts';
export { outboxTransport, smtpTransport } from './transports.ts';
