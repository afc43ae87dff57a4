import { expect, test } from 'vitest';
import { captchaReducer, initialCaptchaState, type CaptchaAction } from '#src/captcha/captchaReducer.ts';

const after = (...actions: CaptchaAction[]) => actions.reduce(captchaReducer, initialCaptchaState);
const token = { type: 'token', token: 'abc' } as const;
const widgetError = 'Ошибка капчи. Попробуйте еще раз.';
const refusedError = 'Пожалуйста, пройдите проверку капчи';

test('a token is kept and clears the error', () => {
  expect(after({ type: 'error' }, token)).toMatchObject({ token: 'abc', error: undefined });
});

test('an error clears the token, brings the popup back and says so', () => {
  expect(after(token, { type: 'visible' }, { type: 'error' })).toMatchObject({
    token: undefined,
    isChallengeVisible: false,
    error: widgetError,
  });
});

test('the popup hides for as long as the challenge shows', () => {
  expect(after({ type: 'visible' }).isChallengeVisible).toBe(true);
  expect(after({ type: 'visible' }, { type: 'hidden' }).isChallengeVisible).toBe(false);
});

test('an expired token is not kept', () => {
  expect(after(token, { type: 'expired' })).toMatchObject({ token: undefined, error: undefined });
});

test('after a failed registration the spent token is cleared and another asked for', () => {
  expect(after(token, { type: 'spent' })).toMatchObject({
    token: undefined,
    error: undefined,
    attempt: 1,
    reset: 0,
  });
});

test('a refused captcha has to be passed again and says so', () => {
  expect(after(token, { type: 'refused' })).toMatchObject({
    token: undefined,
    error: refusedError,
    isAsked: true,
    reset: 1,
  });
});

test('a widget that works again takes back its own error only', () => {
  expect(after({ type: 'error' }, { type: 'ready' }).error).toBeUndefined();
  expect(after({ type: 'refused' }, { type: 'ready' }).error).toBe(refusedError);
});

test('a popup that opens again has forgotten everything', () => {
  expect(after(token, { type: 'refused' }, { type: 'visible' }, { type: 'opened' })).toEqual(
    initialCaptchaState,
  );
});
