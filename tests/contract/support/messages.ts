import { existsSync } from 'node:fs';
import { readOutbox, readTextMessages } from '#tests/server/support/mailbox.ts';
import type { Mailbox } from './contractServer.ts';

export interface Message {
  /** Address or phone number. */
  readonly to: string;
  readonly text: string;
}

/** An entry of a list in JSON: an e-mail with its text, or a text message with its code. */
interface Entry {
  readonly to: readonly string[];
  readonly text?: string;
  readonly key?: string;
}

/** Every message sent so far, oldest first. */
export async function readMessages(mailbox: Mailbox): Promise<readonly Message[]> {
  if (mailbox.kind === 'outbox') {
    if (!existsSync(mailbox.path)) return [];
    const texts = readTextMessages(mailbox.path).map(({ to = '', text = '' }) => ({ to, text }));
    return [...readOutbox(mailbox.path), ...texts];
  }
  const { mail }: { mail: Entry[] } = await (await fetch(mailbox.url)).json();
  return mail.map(({ to, text, key }) => ({ to: to.join(), text: text ?? key ?? '' }));
}
