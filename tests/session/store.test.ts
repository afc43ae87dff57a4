import { expect, test } from 'vitest';
import type { Slot } from '#src/session/slots.ts';
import { createTokenStore } from '#src/session/store.ts';
import { createSharedSlot, createSharedSlots, jwt } from './world.ts';

const access = jwt({ exp: 1 }, 'access');
const refresh = jwt({ exp: 1 }, 'refresh');

const blocked = (): never => {
  throw new DOMException('Blocked', 'SecurityError');
};
const broken: Slot = { read: blocked, write: blocked, remove: blocked };
const nothingWorks = { mark: broken, ahead: broken, access: broken, refresh: broken };

test('tokens are read from storage each time, so another tab’s are seen at once (case 46)', () => {
  const slots = createSharedSlots();
  const one = createTokenStore(slots);
  const other = createTokenStore(slots);
  one.save({ access, refresh });
  const renewed = jwt({ exp: 2 }, 'renewed');
  other.save({ access: renewed });
  expect(one.access()?.text).toBe(renewed);
  expect(one.refresh()?.text).toBe(refresh);
  other.clear();
  expect(one.access()).toBeUndefined();
  expect(one.refresh()).toBeUndefined();
});

test('where storage is blocked the tokens live as long as the page (case 14)', () => {
  const store = createTokenStore(nothingWorks);
  expect(store.access()).toBeUndefined();
  store.save({ access, refresh });
  expect(store.access()?.text).toBe(access);
  expect(store.refresh()?.text).toBe(refresh);
  store.clear();
  expect(store.access()).toBeUndefined();
  expect(store.refresh()).toBeUndefined();
});

test('a write that is silently refused is noticed, and the old text goes (case 11)', () => {
  const cookie = createSharedSlot();
  cookie.text = access;
  const deaf = { read: () => cookie.text, write: () => {}, remove: cookie.remove };
  const store = createTokenStore({ ...nothingWorks, access: deaf });
  const big = jwt({ exp: 1, filler: 'x'.repeat(6000) });
  store.save({ access: big });
  expect(store.access()?.text).toBe(big);
  expect(cookie.text).toBeUndefined();
});

test.each(['undefined', 'null', '', '[object Object]'])('a stored %j is no token (case 15)', (junk) => {
  const slots = createSharedSlots();
  slots.access.text = slots.refresh.text = junk;
  const store = createTokenStore(slots);
  expect(store.access()).toBeUndefined();
  expect(store.refresh()).toBeUndefined();
});
