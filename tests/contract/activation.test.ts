import { describe, expect, test } from 'vitest';
import { formatError } from '#src/api/errors.ts';
import { isDeadLink } from '#src/app/shared/failures.ts';
import { openBrowser } from './support/browser.ts';
import { activationLink } from './support/links.ts';
import { newEmail, register } from './support/people.ts';
import { refusal } from './support/refusal.ts';
import { server } from './support/server.ts';

test('a forged link is refused as a dead one', async () => {
  const answer = await openBrowser().call('activate', { body: { uid: 'MTAwMDAwMA', token: 'abc-def' } });
  expect(isDeadLink(refusal(answer))).toBe(true);
});

test('another message for an unknown address is promised, or refused with a sentence', async () => {
  const answer = await openBrowser().call('resendActivation', { body: { email: newEmail() } });
  // Djoser before 2.2.1 refuses with an empty body.
  expect([204, 400]).toContain(answer.status);
  expect(answer.ok || formatError(answer.error)).toBe(answer.ok || 'Произошла ошибка');
});

describe.skipIf(server.activation === undefined)(
  'the link of the message (needs CONTRACT_ACTIVATION)',
  () => {
    test('works once, and then says that it was enough', async (context) => {
      const { email } = await register(context);
      const { call } = openBrowser();
      const body = await activationLink(context, email);
      expect(await call('activate', { body })).toMatchObject({ ok: true, status: 204 });
      expect(refusal(await call('activate', { body })).status).toBe(403);
    });

    test('comes again when asked for', async (context) => {
      const { email } = await register(context);
      const { call } = openBrowser();
      // Messages leave after the answer: of two that overtake each other the link of the last one may be the dead one.
      await activationLink(context, email);
      expect(await call('resendActivation', { body: { email } })).toMatchObject({ ok: true, status: 204 });
      const activate = async () => call('activate', { body: await activationLink(context, email) });
      await expect.poll(async () => (await activate()).status, { timeout: 5000 }).toBe(204);
    });

    test('of a registration is what the first login waits for', async (context) => {
      context.skip(server.activation !== 'required', 'an account works without it here');
      const account = await register(context);
      const { session, call } = openBrowser();
      expect(refusal(await session.login(account)).status).toBe(401);
      const body = await activationLink(context, account.email);
      expect(await call('activate', { body })).toMatchObject({ ok: true, status: 204 });
      expect(await session.login(account)).toMatchObject({ ok: true });
    });
  },
);
