import { describe, expect, it } from 'vitest';
import { createSmartCaptcha } from '#src/server/captcha/captcha.ts';

interface Asked {
  readonly url: string;
  readonly body: string;
}

/** Checks with a fake of Yandex that gives one answer, or none. */
async function check(answer: Response | Error): Promise<{ isRight: boolean; asked: Asked[] }> {
  const asked: Asked[] = [];
  const captcha = createSmartCaptcha({
    secret: 'server-key',
    hostname: 'soavtor.example',
    fetch: async (url, init) => {
      asked.push({ url: String(url), body: String(init?.body) });
      if (answer instanceof Error) throw answer;
      return answer;
    },
    log: { warn: () => undefined },
  });
  return { isRight: await captcha.verify('to ken', '192.0.2.1', 'register'), asked };
}

describe('Yandex SmartCaptcha', () => {
  it('is asked with the secret, the token and the address of the visitor', async () => {
    const { isRight, asked } = await check(
      Response.json({ status: 'ok', message: '', host: 'soavtor.example' }),
    );
    expect(isRight).toBe(true);
    expect(asked).toEqual([
      {
        url: 'https://smartcaptcha.cloud.yandex.ru/validate',
        body: 'secret=server-key&token=to+ken&ip=192.0.2.1',
      },
    ]);
  });

  it.each([
    ['a refusal', Response.json({ status: 'failed', message: 'Token expired' })],
    ['a token of another site', Response.json({ status: 'ok', host: 'evil.example' })],
    ['an error of the service', Response.json({ status: 'ok', host: 'soavtor.example' }, { status: 500 })],
    ['an answer that is not JSON', new Response('<html>')],
    ['an answer of null', Response.json(null)],
    ['no answer', new TypeError('fetch failed')],
  ])('takes %s for a failed check', async (_name, answer) => {
    expect((await check(answer)).isRight).toBe(false);
  });
});
