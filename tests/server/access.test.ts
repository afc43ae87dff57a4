import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { endpoints } from '#src/api/contract.ts';
import { tables } from '#src/server/database/index.ts';
import { addComment } from './support/comments.ts';
import { addPost } from './support/people.ts';
import { password } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const { authors, sessions, subscriptions, users } = tables;

const [anna, vera, olga] = ['anna@example.ru', 'vera@example.ru', 'olga@example.ru'];
/** Callers: without a token; with one whose session was ended; another person; Anna, who owns everything; staff. */
const roles = ['visitor', 'ended', 'stranger', 'owner', 'staff'] as const;
type Role = (typeof roles)[number];
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

let tokens: Record<Role, string | undefined>;
let annasSession: string;
let annasSubscription: number;
let annasComment: string;

beforeEach(async () => {
  const { db, clock, enter, logIn, post } = server();
  const [ofAnna, ofVera, ofOlga] = [await enter(anna), await enter(vera), await enter(olga)];
  await db.update(users).set({ isStaff: true }).where(eq(users.email, olga));
  const ended = await logIn(anna);
  await post('/auth/jwt/logout/', { refresh: ended.refresh });
  tokens = { visitor: undefined, ended: ended.access, stranger: ofVera, owner: ofAnna, staff: ofOlga };

  const [author] = await db
    .insert(users)
    .values({ email: 'mark@example.ru', username: 'mark', createdAt: clock.now() })
    .returning();
  await db.insert(authors).values({
    userId: author?.id ?? 0,
    name: 'Марк',
    role: 'Музыкант',
    since: clock.now(),
    portrait: 'mark',
  });
  const made = await db
    .insert(subscriptions)
    .values({ userId: 1, authorId: 1, createdAt: clock.now() })
    .returning();
  annasSubscription = made[0]?.id ?? 0;
  // Anna is subscribed to its author.
  await addPost(db, { authorId: 1, audience: 'subscribers' });
  annasComment = await addComment(db, { postId: 1, authorId: 1, userId: 1 });
  const open = await db.select().from(sessions).where(eq(sessions.userId, 1));
  annasSession = open[0]?.id ?? '';
});

const everything = '/auth/users/anna@example.ru/';
const nobody = '/auth/users/nobody@example.ru/';
/** The caller's own password, and fields that nobody may set. */
const greedy = {
  id: 999,
  is_staff: true,
  isStaff: true,
  email_verified: true,
  password_hash: 'x',
  constructor: { a: 1 },
};
const confirmed = { current_password: password };
const renamed = { first_name: 'Имя', ...greedy };
const replaced = (role: Role) => ({ username: `name-${role}`, ...greedy });
const newPassword = { ...confirmed, new_password: 'Novyi2027', re_new_password: 'Novyi2027' };
const newEmail = (role: Role) => ({
  ...confirmed,
  new_email: `${role}@example.com`,
  re_new_email: `${role}@example.com`,
});

/** Statuses in the order of the roles; each role finds the state that those before it left. */
const rows: readonly [
  method: Method,
  path: string,
  statuses: number[],
  body?: object | ((role: Role) => object),
][] = [
  ['GET', '/auth/users/me/', [401, 401, 200, 200, 200]],
  ['PUT', '/auth/users/me/', [401, 401, 200, 200, 200], replaced],
  ['PATCH', '/auth/users/me/', [401, 401, 200, 200, 200], renamed],
  ['DELETE', '/auth/users/me/', [401, 401, 204, 204, 204], confirmed],
  ['GET', everything, [401, 401, 404, 200, 200]],
  ['PUT', everything, [401, 401, 404, 200, 200], replaced],
  ['PATCH', everything, [401, 401, 404, 200, 200], renamed],
  // Gone when staff asks for the second time.
  ['DELETE', everything, [401, 401, 404, 204, 404], confirmed],
  ['GET', nobody, [401, 401, 404, 404, 404]],
  ['PUT', nobody, [401, 401, 404, 404, 404], replaced],
  ['PATCH', nobody, [401, 401, 404, 404, 404], renamed],
  ['DELETE', nobody, [401, 401, 404, 404, 404], confirmed],
  ['POST', '/auth/users/set_password/', [401, 401, 204, 204, 204], newPassword],
  ['POST', '/auth/users/set_email/', [401, 401, 204, 204, 204], newEmail],
  ['GET', '/api/sessions/', [401, 401, 200, 200, 200]],
  ['DELETE', '/api/sessions/', [401, 401, 204, 204, 204]],
  ['DELETE', '/api/sessions/{session}/', [401, 401, 404, 204, 404]],
  ['GET', '/api/subscriptions/my_subscriptions/', [401, 401, 200, 200, 200]],
  ['POST', '/api/subscriptions/{subscription}/cancel/', [401, 401, 404, 200, 404], {}],
  ['POST', '/api/subscriptions/subscribe_free/', [401, 401, 201, 400, 201], { author: 1, user: 1 }],
  ['POST', '/api/auth/send-verification/', [401, 401, 400, 400, 400]],
  ['POST', '/api/auth/send-phone-verification/', [401, 401, 400, 400, 400]],
  ['POST', '/api/phone-verification/verify/', [401, 401, 400, 400, 400], { key: '123456' }],
  ['GET', '/api/feed/', [401, 401, 200, 200, 200]],
  ['GET', '/api/feed/new/?since=', [401, 401, 404, 404, 404]],
  ['GET', '/api/posts/1/', [401, 401, 200, 200, 200]],
  ['PUT', '/api/posts/1/like/', [401, 401, 403, 200, 403], {}],
  ['DELETE', '/api/posts/1/like/', [401, 401, 200, 200, 200]],
  ['PUT', '/api/posts/1/bookmark/', [401, 401, 200, 200, 200], {}],
  ['DELETE', '/api/posts/1/bookmark/', [401, 401, 200, 200, 200]],
  ['GET', '/api/posts/1/comments/', [401, 401, 403, 200, 403]],
  ['GET', '/api/posts/1/comments/new/?since=', [401, 401, 403, 404, 403]],
  ['POST', '/api/posts/1/comments/', [401, 401, 403, 201, 403], { text: 'Слово', user_id: 3, ...greedy }],
  ['GET', '/api/comments/{comment}/answers/', [401, 401, 403, 200, 403]],
  ['PATCH', '/api/comments/{comment}/', [401, 401, 404, 200, 404], { text: 'Другое', ...greedy }],
  ['PUT', '/api/comments/{comment}/restore/', [401, 401, 403, 200, 403], {}],
  ['DELETE', '/api/comments/{comment}/', [401, 401, 404, 204, 404]],
  ['POST', '/api/comments/{comment}/report/', [401, 401, 403, 400, 403], { reason: 'spam' }],
  ['POST', '/api/posts/1/report/', [401, 401, 201, 201, 201], { reason: 'spam' }],
  ['PUT', '/api/posts/1/comment_policy/', [401, 401, 403, 403, 403], { policy: 'nobody' }],
  ['GET', '/api/blocked_readers/', [401, 401, 403, 403, 403]],
  ['PUT', '/api/blocked_readers/1/', [401, 401, 403, 403, 403], {}],
  ['DELETE', '/api/blocked_readers/1/', [401, 401, 403, 403, 403]],
  ['GET', '/api/money/', [401, 401, 200, 200, 200]],
  ['GET', '/api/money/statement/', [401, 401, 200, 200, 200]],
  ['GET', '/api/money/statement/file/', [401, 401, 200, 200, 200]],
  ['GET', '/api/authors/', [200, 200, 200, 200, 200]],
];

describe('a visitor, an ended session, a stranger, the owner and staff', () => {
  it.each(rows)('at %s %s get %j', async (method, path, statuses, body) => {
    const url = path
      .replace('{session}', annasSession)
      .replace('{subscription}', String(annasSubscription))
      .replace('{comment}', annasComment);
    const got: number[] = [];
    for (const role of roles) {
      const payload = typeof body === 'function' ? body(role) : body;
      got.push((await server().send(method, url, payload, tokens[role])).statusCode);
    }
    expect(got).toEqual(statuses);

    const staff = await server().db.select().from(users).where(eq(users.isStaff, true));
    expect(staff.every(({ id }) => id === 3)).toBe(true);
    expect((await server().db.select().from(users)).every(({ id }) => id <= 4)).toBe(true);
  });
});

/** Calls of the upload protocol, which the contract does not contain. */
const byTus = [
  { method: 'POST', path: '/api/uploads/' },
  { method: 'PATCH', path: '/api/uploads/{id}/' },
  { method: 'DELETE', path: '/api/uploads/{id}/' },
];

test('a method that a path does not have is a 405 for everybody', async () => {
  const calls = [...Object.values(endpoints), ...byTus];
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
  for (const path of new Set(calls.map((call) => call.path))) {
    const allowed: string[] = calls.filter((call) => call.path === path).map(({ method }) => method);
    const url = path.replace(/\{\w+\}/, '1');
    for (const method of methods.filter((each) => !allowed.includes(each))) {
      for (const role of roles) {
        const reply = await server().send(method, url, method === 'GET' ? undefined : {}, tokens[role]);
        expect([path, method, role, reply.statusCode]).toEqual([path, method, role, 405]);
        expect(String(reply.headers.allow).split(', ')).toEqual(expect.arrayContaining(allowed));
      }
    }
  }
});
