import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import { captchaToken } from '../../../stories/flows/double/captchaToken.ts';
import { createServerDouble } from '../../../stories/flows/double/server.ts';
import { listen } from '#tests/setup/listen.ts';

const mailbox = '/messages/';

async function toRequest(message: IncomingMessage, origin: string): Promise<Request> {
  const { method = 'GET', url = '/' } = message;
  const headers = new Headers(Object.entries(message.headers).map(([name, value]) => [name, String(value)]));
  const body = method === 'GET' ? null : await text(message);
  return new Request(new URL(url, origin), { method, headers, body });
}

/** Puts the double of the server that stories run on behind an address of the loopback interface, for the same tests. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const mail: { to: string[]; text: string }[] = [];
  let origin = '';
  const double = createServerDouble({
    origin: 'http://double.invalid',
    onMessage: ({ to, text: written }) => mail.push({ to: [to], text: written }),
  });
  const server = createServer((incoming, outgoing) => {
    void toRequest(incoming, origin)
      .then((request) => (incoming.url === mailbox ? Response.json({ mail }) : double.answer(request)))
      .then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(await response.text());
      });
  });
  origin = `http://127.0.0.1:${await listen(server)}`;
  const authors = await double.answer(new Request(new URL('/api/authors/', origin)));
  const { results }: { results: { id: number }[] } = await authors.json();
  const author = results[0]?.id;
  if (author === undefined) throw new Error('The double has no author');
  project.provide('contractServer', {
    origin,
    author,
    captcha: { kind: 'token', token: captchaToken },
    mailbox: { kind: 'list', url: origin + mailbox },
    activation: 'optional',
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  };
}
