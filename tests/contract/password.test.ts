import { describe, expect, test } from 'vitest';
import { isDeadLink } from '#src/app/shared/failures.ts';
import { openBrowser } from './support/browser.ts';
import { resetLink } from './support/links.ts';
import { newAccount, newEmail, newPerson, otherPassword } from './support/people.ts';
import { refusal } from './support/refusal.ts';
import { clientWith } from './support/client.ts';

const changed = { new_password: otherPassword, re_new_password: otherPassword };

describe('changing', () => {
  test('the new password opens the account, the old one does not', async (context) => {
    const anna = await newPerson(context);
    const body = { current_password: anna.account.password, ...changed };
    expect(await anna.call('setPassword', { body })).toMatchObject({ ok: true, status: 204 });
    const { session } = openBrowser();
    expect(await session.login(anna.account)).toMatchObject({ ok: false, error: { status: 401 } });
    expect(await session.login({ ...anna.account, password: otherPassword })).toMatchObject({ ok: true });
  });

  test('a wrong current password is said at its field and costs no refresh', async (context) => {
    const anna = await newPerson(context);
    const body = { current_password: 'Nevernyj-2026', ...changed };
    const { fields } = refusal(await anna.call('setPassword', { body }));
    expect(Object.keys(fields)).toEqual(['current_password']);
    expect(anna.exchanges).toEqual(['POST /auth/users/set_password/ 400']);
  });

  test('two different new passwords and a weak one are refused', async (context) => {
    const anna = await newPerson(context);
    const { password: current_password } = anna.account;
    const different = { current_password, ...changed, re_new_password: `${otherPassword}x` };
    const { fields, nonField } = refusal(await anna.call('setPassword', { body: different }));
    expect([...nonField, ...(fields['re_new_password'] ?? [])]).toHaveLength(1);
    const weak = { current_password, new_password: '12345', re_new_password: '12345' };
    expect(refusal(await anna.call('setPassword', { body: weak })).fields).toHaveProperty('new_password');
  });

  test('a visitor cannot', async () => {
    const body = { current_password: 'Nevernyj-2026', ...changed };
    expect(refusal(await clientWith().call('setPassword', { body })).status).toBe(401);
  });
});

describe('resetting', () => {
  test('the answer for an unknown address is the same', async () => {
    const body = { email: newEmail() };
    expect(await openBrowser().call('resetPassword', { body })).toMatchObject({ ok: true, status: 204 });
  });

  test('what is no address is refused at its field', async () => {
    const answer = await openBrowser().call('resetPassword', { body: { email: 'anna@' } });
    expect(refusal(answer).fields['email']?.[0]).toMatch(/[а-яё]/i);
  });

  test('the link of the message sets a new password, once', async (context) => {
    const { email } = await newAccount(context);
    const browser = openBrowser();
    expect(await browser.call('resetPassword', { body: { email } })).toMatchObject({ status: 204 });
    const body = { ...(await resetLink(context, email)), ...changed };
    expect(await browser.call('confirmResetPassword', { body })).toMatchObject({ ok: true, status: 204 });
    expect(await browser.session.login({ email, password: otherPassword })).toMatchObject({ ok: true });

    const again = refusal(await openBrowser().call('confirmResetPassword', { body }));
    expect(isDeadLink(again)).toBe(true);
  });

  test('a refused password leaves the link alive', async (context) => {
    const { email } = await newAccount(context);
    const browser = openBrowser();
    await browser.call('resetPassword', { body: { email } });
    const link = await resetLink(context, email);
    const weak = { ...link, new_password: '12345', re_new_password: '12345' };
    const refused = refusal(await browser.call('confirmResetPassword', { body: weak }));
    expect(refused.fields).toHaveProperty('new_password');
    expect(isDeadLink(refused)).toBe(false);
    const different = { ...link, ...changed, re_new_password: `${otherPassword}x` };
    expect(refusal(await browser.call('confirmResetPassword', { body: different })).status).toBe(400);
    const body = { ...link, ...changed };
    expect(await browser.call('confirmResetPassword', { body })).toMatchObject({ ok: true });
  });

  test('a forged link is refused as a dead one', async () => {
    const body = { uid: 'MTAwMDAwMA', token: 'abc-def', ...changed };
    const refused = refusal(await openBrowser().call('confirmResetPassword', { body }));
    expect(isDeadLink(refused)).toBe(true);
  });
});
