import { expect, test } from 'vitest';
import { registerFailure } from '#src/app/shared/failures.ts';
import { openBrowser } from './support/browser.ts';
import { captchaToken } from './support/captcha.ts';
import { newEmail, password, register } from './support/people.ts';
import { refusal } from './support/refusal.ts';
import { server } from './support/server.ts';

test('a registration creates the account, and the login follows', async (context) => {
  const browser = openBrowser();
  const account = { email: newEmail(), password };
  const captcha_token = await captchaToken(context);
  const outcome = await browser.session.register({ ...account, captcha_token });
  expect(browser.exchanges.slice(0, 2)).toEqual([
    'POST /auth/users/ 201',
    `POST /auth/jwt/create/ ${server.activation === 'required' ? 401 : 200}`,
  ]);
  expect(outcome).toMatchObject(
    server.activation === 'required'
      ? { ok: false, error: { kind: 'activation' } }
      : { ok: true, value: { email: account.email } },
  );
});

test('each missing field is named', async () => {
  const body = { email: '', password: '', captcha_token: '' };
  const { fields } = refusal(await openBrowser().call('register', { body }));
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(['email', 'password', 'captcha_token']));
});

test('a taken e-mail is said at its field', async (context) => {
  const { email } = await register(context);
  const body = { email, password, captcha_token: await captchaToken(context) };
  const error = refusal(await openBrowser().call('register', { body }));
  expect(registerFailure(error).fields?.email).toMatch(/[а-яё]/i);
});

test('an e-mail taken but for capitals in its domain is refused', async (context) => {
  const { email } = await register(context);
  const capitals = email.replace('example.com', 'EXAMPLE.com');
  const body = { email: capitals, password, captcha_token: await captchaToken(context) };
  expect(refusal(await openBrowser().call('register', { body })).status).toBe(400);
});

test('a weak password is said at its field', async (context) => {
  const body = { email: newEmail(), password: '12345', captcha_token: await captchaToken(context) };
  const error = refusal(await openBrowser().call('register', { body }));
  expect(registerFailure(error).fields?.password).toMatch(/[а-яё]/i);
});

test.for(['bad', 'bad-captcha', 'bad-detail', 'bad-detail-ru', 'bad-nfe'])(
  'the forged captcha token «%s» is refused, and the form asks for the captcha',
  async (forged, { skip }) => {
    skip(server.captcha === undefined, 'needs CONTRACT_CAPTCHA');
    const body = { email: newEmail(), password, captcha_token: forged };
    const error = refusal(await openBrowser().call('register', { body }));
    expect(registerFailure(error)).toEqual({ isCaptcha: true });
  },
);
