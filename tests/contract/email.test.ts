import { describe, expect, test } from 'vitest';
import { isDeadLink } from '#src/app/shared/failures.ts';
import { openBrowser } from './support/browser.ts';
import { emailLink } from './support/links.ts';
import { anyone, newEmail, newPerson, register } from './support/people.ts';
import { refusal } from './support/refusal.ts';

const changedTo = (email: string) => ({ new_email: email, re_new_email: email });

describe('changing', () => {
  test('the new e-mail is the login from then on', async (context) => {
    const anna = await newPerson(context);
    const email = newEmail();
    const body = { current_password: anna.account.password, ...changedTo(email) };
    expect(await anna.call('setEmail', { body })).toMatchObject({ ok: true, status: 204 });
    const { session } = openBrowser();
    expect(await session.login({ ...anna.account, email })).toMatchObject({ ok: true, value: { email } });
    expect(await session.login(anna.account)).toMatchObject({ ok: false, error: { status: 401 } });
  });

  test('a wrong password is said at its field and costs no refresh', async (context) => {
    const anna = await newPerson(context);
    const body = { current_password: 'Nevernyj-2026', ...changedTo(newEmail()) };
    const { fields } = refusal(await anna.call('setEmail', { body }));
    expect(Object.keys(fields)).toEqual(['current_password']);
    expect(anna.exchanges).toEqual(['POST /auth/users/set_email/ 400']);
  });

  test('a taken e-mail is said at its field, two different ones are refused', async (context) => {
    const anna = await newPerson(context);
    const { password: current_password } = anna.account;
    const taken = { current_password, ...changedTo((await register(context)).email) };
    expect(refusal(await anna.call('setEmail', { body: taken })).fields).toHaveProperty('new_email');
    const different = { current_password, new_email: newEmail(), re_new_email: newEmail() };
    const { fields, nonField } = refusal(await anna.call('setEmail', { body: different }));
    expect([...nonField, ...(fields['re_new_email'] ?? [])]).toHaveLength(1);
  });
});

describe('by e-mail', () => {
  test('the answer for an unknown address is the same', async (context) => {
    const anna = await anyone(context);
    const body = { email: newEmail() };
    expect(await anna.call('resetEmail', { body })).toMatchObject({ ok: true, status: 204 });
  });

  test('the link of the message changes the e-mail', async (context) => {
    const anna = await newPerson(context);
    expect(await anna.call('resetEmail', { body: { email: anna.account.email } })).toMatchObject({
      status: 204,
    });
    const email = newEmail();
    const body = { ...(await emailLink(context, anna.account.email)), ...changedTo(email) };
    expect(await anna.call('confirmResetEmail', { body })).toMatchObject({ ok: true, status: 204 });
    expect(await openBrowser().session.login({ ...anna.account, email })).toMatchObject({ ok: true });
  });

  test('a forged link is refused as a dead one', async (context) => {
    const anna = await anyone(context);
    const body = { uid: 'MTAwMDAwMA', token: 'abc-def', ...changedTo(newEmail()) };
    const refused = refusal(await anna.call('confirmResetEmail', { body }));
    expect(isDeadLink(refused)).toBe(true);
  });
});
