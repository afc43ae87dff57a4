import { easyChallenge, hold, json, refused, text } from './fakeApi.ts';
import {
  spokenAlert,
  captcha,
  dialog,
  enter,
  expectFailure,
  fill,
  login,
  register,
  send,
  submitButton,
} from './forms.ts';
import { serve } from './people.ts';
import { expect, type Page, test } from './test.ts';

const challenge = 'GET /api/captcha/challenge/';

async function expectBroken(page: Page): Promise<void> {
  const form = dialog(page, register);
  await expect(form.getByText('Ошибка капчи. Попробуйте еще раз.')).toBeVisible();
  await expect(submitButton(page, register)).toBeDisabled();
  for (const [label, value] of Object.entries(register.typed)) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(value);
  }
}

async function expectRepaired(page: Page): Promise<void> {
  await captcha(page).click();
  await expect(captcha(page)).toBeChecked();
  await expect(submitButton(page, register)).toBeEnabled();
  await expect(dialog(page, register).getByText('Ошибка капчи')).toHaveCount(0);
}

test('a captcha that gets no challenge says so and can be tried again (F34)', async ({ page, api }) => {
  api.on(challenge, refused);
  await fill(page, register);
  await expectBroken(page);
  for (const answer of [json({ detail: 'Страница не найдена.' }, 404), text('<h1>Wi-Fi</h1>', 'text/html')]) {
    api.on(challenge, answer);
    const answered = page.waitForResponse(/captcha/);
    await captcha(page).click();
    await (await answered).finished();
    await expectBroken(page);
  }
  api.on(challenge, easyChallenge);
  await expectRepaired(page);
});

test('a captcha whose worker is blocked says so and can be tried again (F34)', async ({ page, context }) => {
  const worker = /\/assets\/pbkdf2-/;
  await context.route(worker, (route) => route.abort('blockedbyclient'));
  await fill(page, register);
  await expectBroken(page);
  await context.unroute(worker);
  await expectRepaired(page);
});

test('a captcha that does not answer is given up after 10 s (F34)', async ({ page, api }) => {
  await page.clock.install();
  api.on(challenge, hold().answer);
  await fill(page, register);
  await expect.poll(() => api.count(challenge)).toBe(1);
  await page.clock.fastForward(10_000);
  await expectBroken(page);
});

test('a captcha that is blocked leaves the other popups alone (F34, case 64)', async ({
  page,
  api,
  context,
}) => {
  serve(api);
  await context.route(/\/assets\/pbkdf2-/, (route) => route.abort('blockedbyclient'));
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click();
  await captcha(page).click();
  await expect(page.getByText('Ошибка капчи. Попробуйте еще раз.')).toBeVisible();
  await expect(submitButton(page, register)).toBeDisabled();
  await page.getByRole('dialog').getByRole('link', { name: 'Вход' }).click();
  await enter(page, login);
  await send(page, login);
  await expect(page).toHaveURL('/feed');
});

test('a captcha passed too long ago has to be passed again before anything is sent (F35)', async ({
  page,
  api,
}) => {
  await page.clock.install();
  await fill(page, register);
  await expect(submitButton(page, register)).toBeEnabled();
  await page.clock.fastForward('10:00');
  await expect(dialog(page, register).getByText('Проверка устарела.')).toBeVisible();
  await expect(submitButton(page, register)).toBeDisabled();
  expect(api.count(register.call)).toBe(0);
  await expectRepaired(page);
});

const captchaErrors: object[] = [
  { captcha_token: ['Неверно'] },
  { captcha: ['Неверно'], email: ['Занят'] },
  { detail: 'CAPTCHA failed' },
  { non_field_errors: ['Ошибка капчи'] },
];

test('an error about the captcha, wherever it stands, asks to pass it again and says nothing else (F33, case 62)', async ({
  page,
  api,
}) => {
  await fill(page, register);
  for (const body of captchaErrors) {
    api.on(register.call, json(body, 400));
    await send(page, register);
    await expect(captcha(page)).not.toBeChecked();
    const alert = spokenAlert(dialog(page, register));
    await expect(alert).toHaveText(/Пожалуйста, пройдите проверку капчи$/);
    await expect(submitButton(page, register)).toBeDisabled();
    await captcha(page).click();
    await expect(alert).toHaveCount(0);
  }
});

const captchaWanted = json({ captcha_token: ['Пройдите проверку капчи.'] }, 400);

test('a login that has to come with a captcha does so by itself', async ({ page, api }) => {
  serve(api);
  const { answer, release } = hold();
  api.on(login.call, captchaWanted);
  api.on(challenge, answer);
  await fill(page, login);
  await send(page, login);
  await expect.poll(() => api.count(challenge)).toBe(1);
  await expect(dialog(page, login).getByRole('button', { name: login.busy })).toBeVisible();
  serve(api);
  release(easyChallenge);
  await expect(page).toHaveURL('/feed');
  const [first, second] = api.calls.filter(({ name }) => name === login.call);
  expect(first?.body).not.toHaveProperty('captcha_token');
  expect(second?.body).toMatchObject({ captcha_token: expect.any(String) });
});

test('a login whose captcha cannot be had says what to do', async ({ page, api }) => {
  api.on(login.call, captchaWanted);
  api.on(challenge, refused);
  await fill(page, login);
  await send(page, login);
  await expectFailure(
    page,
    api,
    login,
    'Слишком много попыток входа. Попробуйте позже или восстановите пароль.',
  );
});
