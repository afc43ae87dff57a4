import { describe, expect, test } from 'vitest';
import type { Subscription } from '#src/api/contract.ts';
import { presentSubscription } from '#src/app/subscriptions/presentSubscription.ts';

const now = new Date('2026-11-21T12:00:00+03:00');
const paid: Subscription = {
  id: 5,
  author: { id: 7, user_id: 70, name: 'Илья Коваль', role: 'Музыкант', portrait: 'ilya' },
  tier: 'Партер',
  price: 30_000,
  currency: 'RUB',
  status: 'active',
  created_at: '2026-10-14T12:00:00+03:00',
  paid_until: '2026-12-14T12:00:00+03:00',
  cancelled_at: null,
};
const free: Subscription = { ...paid, tier: null, price: null, paid_until: null };

function present(entry: Parameters<typeof presentSubscription>[0]) {
  const view = presentSubscription(entry, { kind: 'idle' }, now);
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  return {
    ...view,
    author: { ...view.author, name: plain(view.author.name) },
    price: view.price && plain(view.price),
    term: plain(view.term),
    consequence: plain(view.consequence),
  };
}

test('a paid subscription names its author, tier, price and term', () => {
  expect(present(paid)).toEqual({
    id: 5,
    author: { name: 'Илья Коваль', portrait: 'ilya', href: '/profile/70' },
    meta: 'Музыкант · «Партер»',
    price: '300 руб/мес',
    term: 'Следующее списание 14 декабря',
    consequence: 'Доступ к постам останется до 14 декабря. Больше деньги списываться не будут.',
    isOver: false,
    action: 'cancel',
    progress: { kind: 'idle' },
  });
});

test('a free subscription has no tier and no end', () => {
  expect(present(free)).toMatchObject({
    meta: 'Музыкант',
    price: 'Бесплатная',
    term: 'Активна, без срока',
    consequence: 'Доступ к постам для подписчиков закроется сразу.',
  });
});

test.each([
  ['cancelled with time left', { ...paid, status: 'cancelled' }, 'Доступ до 14 декабря'],
  ['cancelled without a term', { ...free, status: 'cancelled' }, 'Отменена'],
  ['over', { ...paid, status: 'expired', paid_until: '2026-11-03T12:00:00+03:00' }, 'Закончилась 3 ноября'],
] as const)('one that is %s cannot be cancelled', (_name, entry, term) => {
  expect(present(entry)).toMatchObject({ term, isOver: true });

  expect(present(entry).action).not.toBe('cancel');
});

test('a day of another year is named with the year', () => {
  expect(present({ ...paid, paid_until: '2027-01-21T12:00:00+03:00' }).term).toBe(
    'Следующее списание 21 января 2027 г.',
  );
});

describe('from another server', () => {
  test('an entry with the author’s number alone is named by the number', () => {
    expect(present({ id: 5, author: 7, tier: 2, price: '300.00', status: 'active' })).toEqual({
      id: 5,
      author: { name: 'Автор № 7', portrait: expect.objectContaining({ letter: 'А' }) },
      meta: '',
      price: undefined,
      term: 'Активна',
      consequence: 'Подписка больше не будет продлеваться.',
      isOver: false,
      action: 'cancel',
      progress: { kind: 'idle' },
    });
  });

  test.each([[undefined], [null], ['Илья'], [[]]])('an author like %j has no number', (author) => {
    expect(present({ id: 5, author }).author.name).toBe('Автор');
  });

  test.each([['вчера'], [''], [12], [null]])('an end like %j is left out', (end) => {
    expect(present({ ...paid, paid_until: end }).term).toBe('Активна');
  });

  test('an unknown status is left out, and the subscription can be cancelled', () => {
    expect(present({ id: 5, status: 'paused' })).toMatchObject({ term: '', action: 'cancel' });
  });
});

test('only a free one that was cancelled can be taken up again', () => {
  expect(present({ ...free, status: 'cancelled' }).action).toBe('restore');
  expect(present({ ...free, author: 7, status: 'cancelled' }).action).toBe('restore');
  expect(present({ ...free, author: undefined, status: 'cancelled' }).action).toBe('none');
  expect(present({ ...paid, status: 'cancelled' }).action).toBe('none');
  expect(present({ ...paid, status: 'expired' }).action).toBe('none');
});
