import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { useServer } from './support/useServer.ts';

const server = useServer({ LIMIT_REFRESH: '' });
const email = 'anna@example.ru';

interface Pair {
  readonly access: string;
  readonly refresh: string;
}

let first: Pair;
beforeEach(async () => {
  await server().register(email);
  first = await server().logIn(email);
});

const refresh = (token: string) => server().post('/auth/jwt/refresh/', { refresh: token });
const me = async (access: string) => (await server().get('/auth/users/me/', access)).statusCode;

describe('a refresh whose reply was lost', () => {
  it('is answered again an hour later, with the same refresh token', async () => {
    const lost = (await refresh(first.refresh)).json<Pair>();
    await server().clock.pass(3600);
    const reply = await refresh(first.refresh);
    expect([reply.statusCode, reply.json().refresh]).toEqual([200, lost.refresh]);
    expect(await me(reply.json().access)).toBe(200);
  });

  it('is answered for ten seconds more once the successor is in use, for other tabs', async () => {
    const { access } = (await refresh(first.refresh)).json<Pair>();
    expect(await me(access)).toBe(200);
    await server().clock.pass(10);
    expect((await refresh(first.refresh)).statusCode).toBe(200);
    await server().clock.pass(1);
    expect((await refresh(first.refresh)).statusCode).toBe(401);
    expect(await me(access)).toBe(401);
  });

  it('counts from the first use of the successor, not from its last', async () => {
    const { access } = (await refresh(first.refresh)).json<Pair>();
    await me(access);
    await server().clock.pass(8);
    await me(access);
    await server().clock.pass(3);
    expect((await refresh(first.refresh)).statusCode).toBe(401);
  });

  it('ends the session when the token before the last comes back, and that is written down', async () => {
    const before = server().log.length;
    const second = (await refresh(first.refresh)).json<Pair>();
    const third = (await refresh(second.refresh)).json<Pair>();
    expect((await refresh(first.refresh)).statusCode).toBe(401);
    expect(await me(third.access)).toBe(401);
    const events = server()
      .log.slice(before)
      .filter((line) => line.includes('refresh_reused'));
    expect(events).toHaveLength(1);
  });
});

it('a hundred tabs that wake at once refresh once and meet no limit', async () => {
  const replies = await Promise.all(Array.from({ length: 100 }, () => refresh(first.refresh)));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(replies.map((reply) => reply.json<Pair>().refresh)).size).toBe(1);
});

/** Steps of two tabs that share a browser's store. */
type Step =
  | { readonly kind: 'refresh'; readonly isLost: boolean }
  | { readonly kind: 'twoTabs'; readonly isFirstLost: boolean }
  | { readonly kind: 'call' }
  | { readonly kind: 'wait'; readonly seconds: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('refresh' as const), isLost: fc.boolean() }),
  fc.record({ kind: fc.constant('twoTabs' as const), isFirstLost: fc.boolean() }),
  fc.constant({ kind: 'call' as const }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 40 }) }),
);
const steps = fc.array(step, { maxLength: 12 });

async function play(browser: { tokens: Pair }, story: readonly Step[]): Promise<number[]> {
  const statuses: number[] = [];
  const renew = async (token: string, isLost: boolean) => {
    const reply = await refresh(token);
    statuses.push(reply.statusCode);
    if (!isLost && reply.statusCode === 200) browser.tokens = reply.json();
  };
  for (const next of story) {
    switch (next.kind) {
      case 'refresh':
        await renew(browser.tokens.refresh, next.isLost);
        break;
      case 'twoTabs': {
        const { refresh: token } = browser.tokens;
        await Promise.all([renew(token, next.isFirstLost), renew(token, false)]);
        break;
      }
      case 'call':
        statuses.push(await me(browser.tokens.access));
        break;
      case 'wait':
        await server().clock.pass(next.seconds);
        break;
    }
  }
  return statuses;
}

describe('whatever happens to a browser with two tabs', () => {
  it('lost replies never end its session', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (story) => {
        const browser = { tokens: await server().logIn(email) };
        const statuses = await play(browser, story);
        expect(statuses.filter((status) => status !== 200)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('a thief with a copy of its tokens is found out when both have used them', async () => {
    await fc.assert(
      fc.asyncProperty(steps, steps, fc.boolean(), async (before, after, isThiefFirst) => {
        const owner = { tokens: await server().logIn(email) };
        await play(owner, before);
        const thief = { tokens: owner.tokens };
        const use = async (browser: { tokens: Pair }) => {
          const reply = await refresh(browser.tokens.refresh);
          if (reply.statusCode === 200) browser.tokens = reply.json();
          // Its successor is in use, and the grace period over.
          await me(browser.tokens.access);
          await server().clock.pass(11);
        };
        const [one, other] = isThiefFirst ? [thief, owner] : [owner, thief];
        await use(one);
        await use(other);
        const statuses = [await me(one.tokens.access), await me(other.tokens.access)];
        expect(statuses).toEqual([401, 401]);
        expect(await play(one, after)).not.toContain(200);
      }),
      { numRuns: 40 },
    );
  });
});
