import { createServer } from 'node:http';
import { listen } from '#tests/setup/listen.ts';

export interface Message {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A shop that hears of payments. */
export interface Shop {
  readonly url: string;
  readonly messages: Message[];
  /** Answers a message. */
  answer: (message: Message) => { readonly status: number; readonly text: string };
  readonly close: () => Promise<void>;
}

export async function openShop(): Promise<Shop> {
  const messages: Message[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks).toString();
    const message = { path: request.url ?? '', headers: request.headers, body };
    messages.push(message);
    const { status, text } = shop.answer(message);
    response.writeHead(status).end(text);
  });
  const port = await listen(server);
  const shop: Shop = {
    url: `http://127.0.0.1:${port}`,
    messages,
    answer: () => ({ status: 200, text: '{"code":0}' }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return shop;
}
