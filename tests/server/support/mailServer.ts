import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { parseMessage, type ReceivedMessage } from './mailbox.ts';

export interface MailServer {
  /** Value of SMTP_URL. */
  readonly url: string;
  /** Accepted messages, in order. */
  readonly messages: ReceivedMessage[];
  /** Their sources. */
  readonly sources: string[];
  /** The names by which it was greeted. */
  readonly greetings: string[];
  /** The mailboxes it was asked for, in this order. */
  readonly asked: string[];
  /** Resolves when it was asked for one that it never answers about. */
  readonly stuck: Promise<void>;
}

interface MailServerOptions {
  /** @default a free one */
  readonly port?: number;
  /** Addresses it knows no mailbox of. */
  readonly unknown?: readonly string[];
  /** Addresses it never answers about. */
  readonly stuck?: readonly string[];
}

const noMailbox = () => Object.assign(new Error('no such mailbox'), { responseCode: 550 });

/** A real mail server on the loopback address, which keeps what it gets; stops after the test. */
export async function startMailServer({
  port = 0,
  unknown = [],
  stuck = [],
}: MailServerOptions = {}): Promise<MailServer> {
  const messages: ReceivedMessage[] = [];
  const sources: string[] = [];
  const greetings: string[] = [];
  const asked: string[] = [];
  let isStuck = () => {};
  const becomesStuck = new Promise<void>((resolve) => (isStuck = resolve));
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      asked.push(address);
      if (stuck.includes(address)) isStuck();
      else callback(unknown.includes(address) ? noMailbox() : undefined);
    },
    onData(stream, { hostNameAppearsAs }, callback) {
      greetings.push(String(hostNameAppearsAs));
      let source = '';
      stream.on('data', (chunk) => (source += String(chunk)));
      stream.on('end', () => {
        sources.push(source);
        messages.push(parseMessage(source));
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    messages,
    sources,
    greetings,
    asked,
    stuck: becomesStuck,
  };
}
