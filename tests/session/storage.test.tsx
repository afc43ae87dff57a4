import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { windowEvents } from '#src/session/events.ts';
import { createTokenStore } from '#src/session/store.ts';
import { jwt } from './world.ts';

const access = jwt({ exp: 9e9, user_id: 1 }, 'access%3B=;x');
const refresh = jwt({ exp: 9e9, user_id: 1 }, 'refresh');

const clear = () => createTokenStore().clear();
beforeEach(() => {
  // Removes data of other tests.
  localStorage.clear();
  clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  clear();
});

test('the access token is a strict cookie for 1800 s, the refresh token is in local storage', async () => {
  const before = Date.now();
  createTokenStore().save({ access, refresh });
  const cookie = await cookieStore.get('access_token');
  expect(cookie).toMatchObject({ path: '/', sameSite: 'strict', domain: null });
  const life = Number((cookie as { expires?: number } | null)?.expires) - before;
  expect(life).toBeGreaterThan(1_795_000);
  expect(life).toBeLessThan(1_805_000);
  expect(localStorage.getItem('refresh_token')).toBe(refresh);
});

test('a token with special characters comes back as it was (case 12)', () => {
  createTokenStore().save({ access, refresh });
  expect(createTokenStore().access()?.text).toBe(access);
});

test('clearing leaves neither cookie nor any key', () => {
  createTokenStore().save({ access, refresh, mark: 'abc', ahead: '60000' });
  expect(Object.keys(localStorage).toSorted()).toEqual(['clock_ahead', 'login_mark', 'refresh_token']);
  clear();
  expect(document.cookie).not.toContain('access_token');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a cookie of the same name that a page below has left is neither read nor left behind (case 13)', () => {
  const below = location.pathname.split('/').find((name) => name !== '');
  document.cookie = `access_token=${jwt({ exp: 9e9 }, 'left')}; path=/${below}`;
  const store = createTokenStore();
  store.save({ access, refresh });
  expect(store.access()?.text).toBe(access);
  document.cookie = `access_token=${jwt({ exp: 9e9 }, 'left')}; path=/${below}`;
  store.clear();
  expect(document.cookie).not.toContain('access_token');
});

test('a token too big for a cookie works for as long as the page lives (case 11)', () => {
  const big = jwt({ exp: 9e9, filler: 'x'.repeat(6000) });
  const store = createTokenStore();
  store.save({ access, refresh });
  store.save({ access: big });
  expect(store.access()?.text).toBe(big);
  expect(document.cookie).not.toContain('access_token');
});

test('blocked local storage throws nothing; the token works for as long as the page lives (case 14)', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
  }
  const store = createTokenStore();
  store.save({ access, refresh });
  expect(store.refresh()?.text).toBe(refresh);
  store.clear();
  expect(store.refresh()).toBeUndefined();
});

test('a full local storage keeps the token in memory (case 14)', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const store = createTokenStore();
  store.save({ access, refresh });
  expect(store.refresh()?.text).toBe(refresh);
});

test('another document’s change, focus, coming online and Back are heard; other keys are not', async () => {
  const onChange = vi.fn();
  const stop = windowEvents.listen(onChange);
  const frame = document.createElement('iframe');
  document.body.append(frame);
  frame.contentWindow?.localStorage.setItem('other', '1');
  frame.contentWindow?.localStorage.setItem('refresh_token', refresh);
  frame.contentWindow?.localStorage.removeItem('refresh_token');
  await expect.poll(() => onChange.mock.calls).toEqual([['woken'], ['cleared']]);
  for (const name of ['focus', 'online']) dispatchEvent(new Event(name));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(onChange).toHaveBeenCalledTimes(5);
  stop();
  dispatchEvent(new Event('focus'));
  expect(onChange).toHaveBeenCalledTimes(5);
  frame.contentWindow?.localStorage.removeItem('other');
  frame.remove();
});
