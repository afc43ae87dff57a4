import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface ReceivedMessage {
  readonly from: string;
  readonly to: string;
  /** Empty without the header. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const words = (encoded: string) =>
  encoded
    .replace(/\r\n\s+/g, ' ')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=(?:\s+(?==\?))?/gi, (_all, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : fromQuotedPrintable(word.replaceAll('_', ' ')),
    );

function fromQuotedPrintable(text: string): string {
  const joined = text.replace(/=\r?\n/g, '');
  const latin = joined.replace(/=([0-9A-F]{2})/gi, (_all, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  return Buffer.from(latin, 'latin1').toString();
}

interface Part {
  readonly header: (name: string) => string;
  readonly content: string;
}

function parsePart(source: string): Part {
  const [headers = '', body = ''] = source.split(/\r\n\r\n(.*)/s);
  const header = (name: string) =>
    words(new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(headers)?.[1] ?? '');
  const content = /base64/i.test(header('Content-Transfer-Encoding'))
    ? Buffer.from(body, 'base64').toString()
    : fromQuotedPrintable(body);
  return { header, content };
}

/** A message of two parts, the first one plain text. */
export function parseMessage(source: string): ReceivedMessage {
  const { header } = parsePart(source);
  const boundary = /boundary="([^"]+)"/.exec(header('Content-Type'))?.[1] ?? '';
  const [, text = '', html = ''] = source.split(`\r\n--${boundary}`);
  return {
    from: header('From'),
    to: header('To'),
    replyTo: header('Reply-To'),
    subject: header('Subject'),
    text: parsePart(text.trimStart()).content,
    html: parsePart(html.trimStart()).content,
  };
}

const filesIn = (folder: string, extension: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .toSorted()
    .map((name) => join(folder, name));

/** Every message in the outbox, oldest first. */
export const readOutbox = (folder: string): ReceivedMessage[] =>
  filesIn(folder, '.eml')
    .filter((file) => !file.endsWith('.sms.eml'))
    .map((file) => parseMessage(readFileSync(file, 'utf8')));

/** Every text message in the outbox, oldest first. */
export const readTextMessages = (folder: string) =>
  filesIn(folder, '.sms.eml').map((file) => {
    const [, to, text] = /^To: (.*)\n\n(.*)\n$/s.exec(readFileSync(file, 'utf8')) ?? [];
    return { to, text };
  });

export function emptyOutbox(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
}

export interface LinkParts {
  uid: string;
  token: string;
}

const links: Readonly<Record<string, RegExp>> = {
  'Подтверждение адреса': /\/activation-result\?uid=([^&\s]+)&token=(\S+)/,
  'Восстановление пароля': /\/reset-password\/([^/\s]+)\/(\S+)/,
  'Смена email': /\/account\/settings\?change-email=([^.\s]+)\.(\S+)/,
};

/** The two halves of the link in the newest message with this subject. */
export function newestLink(
  messages: readonly Pick<ReceivedMessage, 'subject' | 'text'>[],
  subject: keyof typeof links,
): LinkParts {
  const message = messages.findLast((received) => received.subject.startsWith(subject));
  const [, uid, token] = links[subject]?.exec(message?.text ?? '') ?? [];
  if (uid === undefined || token === undefined) throw new Error(`no message «${subject}» with a link`);
  return { uid, token };
}
