import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createAltcha } from '#src/captcha/altcha/index.ts';

const secret = 'test';
const Altcha = createAltcha({ apiOrigin: 'https://api.example', form: 'register' });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const lifetime = 600;

const newChallenge = () =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 3,
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + lifetime,
    hmacSignatureSecret: secret,
  });

const serve = (answer: () => Promise<Response>) => {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

const serveChallenges = () => serve(async () => Response.json(await newChallenge()));

const setUp = async (attempt = 0) => {
  const onEvent = vi.fn();
  const widget = (count: number) => (
    <StrictMode>
      <Altcha attempt={count} onEvent={onEvent} />
    </StrictMode>
  );
  const screen = await render(widget(attempt));
  const box = screen.getByRole('checkbox', { name: 'Я не робот' });
  return { screen, box, onEvent, ask: (count: number) => screen.rerender(widget(count)) };
};

const tokens = (onEvent: ReturnType<typeof vi.fn>): string[] =>
  onEvent.mock.calls.flatMap(([event]) => (event.type === 'token' ? [event.token] : []));

test('nothing is asked of the server before the box is pressed', async () => {
  const fetch = serveChallenges();
  await setUp();
  expect(fetch).not.toHaveBeenCalled();
});

test('a press ends in a token that the server can verify', async () => {
  const fetch = serveChallenges();
  const { box, onEvent } = await setUp();
  await box.click();
  await expect.element(box).toHaveAttribute('aria-checked', 'true');
  const [token = ''] = tokens(onEvent);
  const { challenge, solution } = JSON.parse(atob(token));
  const result = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret });
  expect(result.verified).toBe(true);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    'https://api.example/api/captcha/challenge/?form=register',
    expect.objectContaining({ credentials: 'include' }),
  );
});

test('a new attempt gets another token without a press', async () => {
  serveChallenges();
  const { box, onEvent, ask } = await setUp();
  await box.click();
  await expect.poll(() => tokens(onEvent)).toHaveLength(1);
  await ask(1);
  await expect.poll(() => tokens(onEvent)).toHaveLength(2);
  expect(new Set(tokens(onEvent)).size).toBe(2);
});

test('a token too old to be sent is taken back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  serveChallenges();
  const { screen, box, onEvent } = await setUp();
  box.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(box).toHaveAttribute('aria-checked', 'true');
  await vi.advanceTimersByTimeAsync(lifetime * 1000);
  expect(onEvent).toHaveBeenLastCalledWith({ type: 'expired' });
  await expect.element(screen.getByRole('status')).toHaveTextContent('Проверка устарела. Повторить');
  await expect.element(box).toHaveAttribute('aria-checked', 'false');
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a refusal', () => Promise.resolve(new Response('', { status: 429 }))],
  ['not JSON', () => Promise.resolve(new Response('<h1>502</h1>'))],
  ['not a challenge', () => Promise.resolve(Response.json({ parameters: null }))],
])('%s is an error that a press repeats', async (_name, answer) => {
  serve(answer);
  const { screen, box, onEvent } = await setUp();
  await box.click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Повторить');
  expect(onEvent).toHaveBeenLastCalledWith({ type: 'error' });
  serveChallenges();
  await box.click();
  await expect.poll(() => tokens(onEvent)).toHaveLength(1);
});

test('a slow check says so after 8 seconds and gives up after 10 without an answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', reject));
  });
  const { screen, box, onEvent } = await setUp();
  box.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(8_000);
  await expect.poll(() => screen.container.textContent).toContain('Проверка идёт дольше обычного...');
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.poll(() => screen.container.textContent).toContain('Повторить');
  expect(onEvent).toHaveBeenLastCalledWith({ type: 'error' });
});

test('a box that is gone tells nothing', async () => {
  let resolve: (response: Response) => void = () => {};
  const promise = new Promise<Response>((answer) => {
    resolve = answer;
  });
  serve(() => promise);
  const { screen, box, onEvent } = await setUp();
  await box.click();
  await screen.unmount();
  resolve(Response.json(await newChallenge()));
  await promise;
  expect(onEvent.mock.calls).toEqual([[{ type: 'ready' }]]);
});
