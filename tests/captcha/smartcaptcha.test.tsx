import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createSmartCaptcha } from '#src/captcha/smartcaptcha/index.ts';

/** Globals of the provider's script; it keeps the listeners of every widget. */
function makeApi() {
  const listeners = new Map<string, (data?: unknown) => void>();
  return {
    listeners,
    render: vi.fn((container: HTMLElement) => {
      container.textContent = 'Виджет';
      return 1;
    }),
    destroy: vi.fn(),
    setTheme: vi.fn(),
    subscribe: (_id: number, event: string, listener: (data?: unknown) => void) => {
      listeners.set(event, listener);
      return () => {};
    },
  };
}

const append = Node.prototype.appendChild;
let scripts: HTMLScriptElement[] = [];

// Each test has its own host: the library loads a script once per host and page.
let host = '';
let count = 0;

beforeEach(() => {
  scripts = [];
  count += 1;
  host = `captcha${count}.example`;
  vi.spyOn(document.body, 'appendChild').mockImplementation(function (this: Node, node) {
    if (node instanceof HTMLScriptElement) {
      scripts.push(node);
      return node;
    }
    return append.call(this, node) as typeof node;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'smartCaptcha');
});

function answer() {
  const api = makeApi();
  Reflect.set(window, 'smartCaptcha', api);
  const ready: unknown = Reflect.get(window, '__onSmartCaptchaReady');
  if (typeof ready === 'function') ready();
  return api;
}

const fail = () => scripts.at(-1)?.onerror?.(new Event('error'));

const setUp = async () => {
  const onEvent = vi.fn();
  const Widget = createSmartCaptcha({ sitekey: 'key', host });
  const screen = await render(<Widget attempt={0} onEvent={onEvent} />);
  return {
    screen,
    onEvent,
    ask: (attempt: number) => screen.rerender(<Widget attempt={attempt} onEvent={onEvent} />),
  };
};

test('the widget is drawn in Russian with the key', async () => {
  const { screen, onEvent } = await setUp();
  const api = answer();
  await expect.element(screen.getByText('Виджет')).toBeVisible();
  expect(api.render).toHaveBeenCalledWith(
    expect.any(HTMLElement),
    expect.objectContaining({ sitekey: 'key', hl: 'ru' }),
  );
  expect(onEvent).toHaveBeenLastCalledWith({ type: 'ready' });
});

test.each([
  ['success', 'abc', { type: 'token', token: 'abc' }],
  ['challenge-visible', undefined, { type: 'visible' }],
  ['challenge-hidden', undefined, { type: 'hidden' }],
  ['token-expired', undefined, { type: 'expired' }],
  ['network-error', undefined, { type: 'error' }],
  ['javascript-error', {}, { type: 'error' }],
])('%s is told in our words', async (event, data, told) => {
  const { screen, onEvent } = await setUp();
  const api = answer();
  await expect.element(screen.getByText('Виджет')).toBeVisible();
  api.listeners.get(event)?.(data);
  expect(onEvent).toHaveBeenLastCalledWith(told);
});

test('a new attempt is a new widget', async () => {
  const { screen, ask } = await setUp();
  const api = answer();
  await expect.element(screen.getByText('Виджет')).toBeVisible();
  await ask(1);
  expect(api.destroy).toHaveBeenCalledOnce();
  expect(api.render).toHaveBeenCalledTimes(2);
});

test('a blocked script is an error; repeating asks for it again', async () => {
  const { screen, onEvent } = await setUp();
  fail();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Повторить');
  expect(onEvent).toHaveBeenLastCalledWith({ type: 'error' });
  await screen.getByRole('checkbox').click();
  expect(scripts.map(({ src }) => src)).toEqual(
    Array.from({ length: 2 }, () => `https://${host}/captcha.js?render=onload&onload=__onSmartCaptchaReady`),
  );
  answer();
  await expect.element(screen.getByText('Виджет')).toBeVisible();
  expect(onEvent).toHaveBeenLastCalledWith({ type: 'ready' });
});

test('the challenge laid over the page gets focus', async () => {
  const { screen, onEvent } = await setUp();
  const api = answer();
  await expect.element(screen.getByText('Виджет')).toBeVisible();
  const challenge = document.createElement('iframe');
  // A frame of this address must not be downloaded: its source is only read.
  challenge.setAttribute('loading', 'lazy');
  challenge.style.marginTop = '9999px';
  challenge.src = `https://${host}/advanced.html`;
  document.body.append(challenge);
  api.listeners.get('challenge-visible')?.();
  expect(onEvent).toHaveBeenLastCalledWith({ type: 'visible' });
  await expect.poll(() => document.activeElement).toBe(challenge);
  challenge.remove();
});

test('a script that does not answer takes long after 8 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { screen } = await setUp();
  await vi.advanceTimersByTimeAsync(8_000);
  await expect.poll(() => screen.container.textContent).toContain('Загрузка идёт дольше обычного...');
});

test('a script that never answers is an error after 10 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { screen, onEvent } = await setUp();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(onEvent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onEvent).toHaveBeenLastCalledWith({ type: 'error' });
  await expect.poll(() => screen.container.textContent).toContain('Повторить');
});

test('a broken widget can be drawn again', async () => {
  const { screen } = await setUp();
  const api = answer();
  await expect.element(screen.getByText('Виджет')).toBeVisible();
  api.listeners.get('network-error')?.();
  await screen.getByRole('checkbox').click();
  await expect.element(screen.getByText('Виджет')).toBeVisible();
});
