import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ReceivedLetter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const words = (encoded: string) =>
  encoded
    .replace(/\r\n\s+/g, ' ')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=\s*/gi, (_all, kind: string, word: string) =>
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

function parse(source: string): ReceivedLetter {
  const [headers = '', body = ''] = source.split(/\r\n\r\n(.*)/s);
  const header = (name: string) =>
    words(new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(headers)?.[1] ?? '');
  const text = /base64/i.test(header('Content-Transfer-Encoding'))
    ? Buffer.from(body, 'base64').toString()
    : fromQuotedPrintable(body);
  return { to: header('To'), subject: header('Subject'), text };
}

/** Every letter in the outbox, oldest first. */
export const readOutbox = (folder: string): ReceivedLetter[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => parse(readFileSync(join(folder, name), 'utf8')));
