import { describe, expect, test } from 'vitest';
import { anyone, newPerson, register } from './support/people.ts';
import { refusal } from './support/refusal.ts';

test('me is the person who is logged in', async (context) => {
  const anna = await anyone(context);
  expect(anna.session.getSnapshot()).toEqual({ status: 'authenticated' });
  expect(await anna.session.call('me')).toMatchObject({
    value: { id: expect.any(Number), email: anna.account.email, username: expect.stringMatching(/./) },
  });
});

describe('updating', () => {
  test('PATCH changes what it names and answers with the whole user', async (context) => {
    const anna = await newPerson(context);
    const answer = await anna.call('updateMe', { body: { first_name: 'Анна' } });
    expect(answer).toMatchObject({ status: 200, value: { email: anna.account.email, first_name: 'Анна' } });
    const rest = await anna.call('updateMe', { body: { last_name: 'Ким' } });
    expect(rest).toMatchObject({ value: { first_name: 'Анна', last_name: 'Ким' } });
  });

  test('PUT needs the username, and keeps what it does not name', async (context) => {
    const anna = await newPerson(context);
    await anna.call('updateMe', { body: { first_name: 'Анна' } });
    const { fields } = refusal(await anna.call('replaceMe', { body: { username: '' } }));
    expect(fields['username']).toHaveLength(1);
    const username = `anna-${crypto.randomUUID().slice(0, 8)}`;
    const answer = await anna.call('replaceMe', { body: { username } });
    expect(answer).toMatchObject({ status: 200, value: { username, first_name: 'Анна' } });
  });

  test('a taken username is said at its field', async (context) => {
    const [anna, boris] = [await newPerson(context), await newPerson(context)];
    const username = `boris-${crypto.randomUUID().slice(0, 8)}`;
    await boris.call('updateMe', { body: { username } });
    const { fields } = refusal(await anna.call('updateMe', { body: { username } }));
    expect(fields['username']?.[0]).toMatch(/[а-яё]/i);
  });

  test('text comes back as it was sent: nothing is markup, nothing is escaped', async (context) => {
    const anna = await newPerson(context);
    const name = '<b>Анна</b> & «Ко»';
    const answer = await anna.call('updateMe', { body: { first_name: name } });
    expect(answer).toMatchObject({ value: { first_name: name } });
  });
});

describe('by e-mail', () => {
  test('one’s own account can be read and changed', async (context) => {
    const anna = await newPerson(context);
    const params = { email: anna.account.email };
    expect(await anna.call('user', { params })).toMatchObject({ status: 200, value: params });
    const patched = await anna.call('updateUser', { params, body: { first_name: 'Анна' } });
    expect(patched).toMatchObject({ status: 200, value: { ...params, first_name: 'Анна' } });
    const username = `anna-${crypto.randomUUID().slice(0, 8)}`;
    const put = await anna.call('replaceUser', { params, body: { username } });
    expect(put).toMatchObject({ status: 200, value: { ...params, username } });
  });

  test('somebody else’s is as little there as one that does not exist', async (context) => {
    const anna = await newPerson(context);
    const theirs = { email: (await register(context)).email };
    const nobodys = { email: 'nobody@example.com' };
    const refused = refusal(await anna.call('user', { params: theirs }));
    expect(refused.status).toBe(404);
    expect(refusal(await anna.call('user', { params: nobodys }))).toEqual(refused);
    expect(
      refusal(await anna.call('updateUser', { params: theirs, body: { first_name: 'Ева' } })).status,
    ).toBe(404);
    const body = { username: 'eva-was-here' };
    expect(refusal(await anna.call('replaceUser', { params: theirs, body })).status).toBe(404);
    const proof = { current_password: anna.account.password };
    const { status } = refusal(await anna.call('deleteUser', { params: theirs, body: proof }));
    expect([403, 404]).toContain(status);
  });

  test('one’s own account can be deleted', async (context) => {
    const anna = await newPerson(context);
    const params = { email: anna.account.email };
    const body = { current_password: anna.account.password };
    expect(await anna.call('deleteUser', { params, body })).toMatchObject({ ok: true, status: 204 });
    expect(await anna.session.login(anna.account)).toMatchObject({ error: { status: 401 } });
  });
});

test('deleting takes the right password; then nobody can log in', async (context) => {
  const anna = await newPerson(context);
  const wrong = { current_password: 'Nevernyj-2026' };
  const { fields } = refusal(await anna.call('deleteMe', { body: wrong }));
  expect(Object.keys(fields)).toEqual(['current_password']);
  // A wrong password is no dead session.
  expect(anna.exchanges).toEqual(['DELETE /auth/users/me/ 400']);

  const right = { current_password: anna.account.password };
  expect(await anna.call('deleteMe', { body: right })).toMatchObject({ ok: true, status: 204 });
  expect(await anna.session.login(anna.account)).toMatchObject({ ok: false, error: { status: 401 } });
});
