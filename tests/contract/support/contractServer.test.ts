import { createServer, type RequestListener } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen } from '#tests/setup/listen.ts';
import { checkAnswers, describedServer, UsageError } from './contractServer.ts';

const url = 'https://api.example.com';

describe('what the environment says', () => {
  test('nothing: there is no server but ours', () => {
    expect(describedServer({ CONTRACT_CAPTCHA: 'altcha' })).toBeUndefined();
  });

  test('an address alone', () => {
    expect(describedServer({ CONTRACT_URL: `${url}/`, CONTRACT_CAPTCHA: '' })).toEqual({ origin: url });
  });

  test('everything', () => {
    const described = describedServer({
      CONTRACT_URL: url,
      CONTRACT_CAPTCHA: 'good',
      CONTRACT_MAIL: 'http://127.0.0.1:8000/mail/',
      CONTRACT_ACTIVATION: 'required',
      CONTRACT_EMAIL: 'demo@example.com',
      CONTRACT_PASSWORD: 'Demo-Pass-77',
      CONTRACT_AUTHOR: '7',
    });
    expect(described).toEqual({
      origin: url,
      captcha: { kind: 'token', token: 'good' },
      mailbox: { kind: 'list', url: 'http://127.0.0.1:8000/mail/' },
      activation: 'required',
      account: { email: 'demo@example.com', password: 'Demo-Pass-77' },
      author: 7,
    });
  });

  test('an ALTCHA captcha and an outbox, like ours', () => {
    const env = { CONTRACT_URL: url, CONTRACT_CAPTCHA: 'altcha', CONTRACT_MAIL: '.data/outbox' };
    expect(describedServer(env)).toEqual({
      origin: url,
      captcha: { kind: 'altcha' },
      mailbox: { kind: 'outbox', path: '.data/outbox' },
    });
  });

  test.each([
    [{ CONTRACT_URL: 'api.example.com' }, '"api.example.com" is no origin like https://api.example.com.'],
    [{ CONTRACT_URL: 'ftp://example.com' }, '"ftp://example.com" is no origin'],
    [{ CONTRACT_URL: `${url}/api/` }, `"${url}/api/" is no origin`],
    [{ CONTRACT_URL: 'https://me:secret@example.com' }, 'is no origin'],
    [{ CONTRACT_URL: url, CONTRACT_ACTIVATION: '1' }, 'CONTRACT_ACTIVATION is "1"'],
    [{ CONTRACT_URL: url, CONTRACT_EMAIL: 'demo@example.com' }, 'go together'],
    [{ CONTRACT_URL: url, CONTRACT_AUTHOR: 'anna' }, 'CONTRACT_AUTHOR is "anna"'],
  ])('%o is a mistake, and the message says which', (env, message) => {
    expect(() => describedServer(env)).toThrow(UsageError);
    expect(() => describedServer(env)).toThrow(message);
  });
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${await listen(server)}`;
}

describe('before the tests', () => {
  test('a server that asks who one is will do', async () => {
    const origin = await serve((_, response) => void response.writeHead(401).end());
    await expect(checkAnswers({ origin })).resolves.toBeUndefined();
  });

  test('a server of something else is named as such', async () => {
    const origin = await serve((_, response) => void response.end('<h1>Hello</h1>'));
    const message = `${origin} is another kind of server: GET /auth/users/me/ without a token gave 200, not 401.`;
    await expect(checkAnswers({ origin })).rejects.toThrow(message);
  });

  test('no server at all is named as such', async () => {
    const origin = await serve((request) => void request.destroy());
    await expect(checkAnswers({ origin })).rejects.toThrow(`${origin} does not answer (`);
  });
});
