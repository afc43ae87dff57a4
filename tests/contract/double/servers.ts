import type { TestServer } from '#tests/server/support/testServer.ts';
import { captchaToken } from '../../../stories/flows/double/captchaToken.ts';
import { createServerDouble } from '../../../stories/flows/double/server.ts';

interface Answer {
  readonly status: number;
  readonly text: string;
}

interface Asked {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: string;
}

/** A server as programs ask it. */
export interface AskedServer {
  readonly ask: (asked: Asked) => Promise<Answer>;
  /** Registers somebody who proves their e-mail, and logs them in. @returns the access token */
  readonly enter: (email: string) => Promise<string>;
}

/** Our own one. */
export const ownServer = ({ app, enter }: TestServer): AskedServer => ({
  enter,
  async ask({ method, path, headers = {}, body }) {
    const reply = await app.inject({
      method,
      url: path,
      headers,
      ...(body !== undefined && { payload: body }),
    });
    return { status: reply.statusCode, text: reply.body };
  },
});

/** The double of Storybook's flows. */
export function doubleServer(): AskedServer {
  const origin = 'http://double.invalid';
  let link = '';
  const double = createServerDouble({ origin, onMessage: (message) => (link = message.link ?? '') });
  async function ask({ path, ...init }: Asked): Promise<Answer> {
    const response = await double.answer(new Request(origin + path, init));
    return { status: response.status, text: await response.text() };
  }
  return {
    ask,
    async enter(email) {
      const account = { email, password: 'Parol2026', captcha_token: captchaToken };
      await ask({ method: 'POST', path: '/auth/users/', body: JSON.stringify(account) });
      const proof = Object.fromEntries(new URL(link).searchParams);
      await ask({ method: 'POST', path: '/auth/users/activation/', body: JSON.stringify(proof) });
      return double.logIn(email).access;
    },
  };
}
