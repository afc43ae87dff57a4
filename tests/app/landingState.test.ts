import { describe, expect, test } from 'vitest';
import { readLoginRequest, takeDestination } from '#src/app/shell/landingState.ts';

describe('the page asked for, in the router’s state', () => {
  test.each([
    '/feed',
    '/feed/post/7',
    '/profile?view=subscriptions',
    '/account/settings#email',
    '/knowledge-base/',
  ])('%s is returned to', (path) => {
    expect(readLoginRequest({ path, reason: 'required' })).toEqual({ path, reason: 'required' });
  });

  test.each([
    '//evil.example/feed',
    '/\\evil.example/feed',
    'https://evil.example/feed',
    'javascript:alert(1)',
    'feed',
    '/terms-of-service',
    '/nowhere',
    '/\t/evil.example/feed',
    '',
    null,
    7,
  ])('%s is not', (path) => {
    expect(readLoginRequest({ path, reason: 'required' })).toBeUndefined();
  });

  test.each([undefined, null, 'x', {}, { path: '/feed' }, { path: '/feed', reason: 'because' }])(
    'a state that is not ours has no effect: %s',
    (state) => {
      expect(readLoginRequest(state)).toBeUndefined();
    },
  );
});

test('without a request the way after login leads to the feed', () => {
  expect(takeDestination(undefined)).toBe('/feed');
  expect(takeDestination({ path: '/analytics', reason: 'expired' })).toBe('/analytics');
});
