import { existsSync } from 'node:fs';
import { readOutbox, readTextMessages } from '#tests/server/support/mailbox.ts';
import type { Letters } from './contractServer.ts';

export interface Message {
  /** Address or phone number. */
  readonly to: string;
  readonly text: string;
}

/** An entry of a list in JSON: a letter with its text, or a text message with its code. */
interface Entry {
  readonly to: readonly string[];
  readonly text?: string;
  readonly key?: string;
}

/** Every message sent so far, oldest first. */
export async function readMessages(letters: Letters): Promise<readonly Message[]> {
  if (letters.kind === 'outbox') {
    if (!existsSync(letters.path)) return [];
    const texts = readTextMessages(letters.path).map(({ to = '', text = '' }) => ({ to, text }));
    return [...readOutbox(letters.path), ...texts];
  }
  const { mail }: { mail: Entry[] } = await (await fetch(letters.url)).json();
  return mail.map(({ to, text, key }) => ({ to: to.join(), text: text ?? key ?? '' }));
}
