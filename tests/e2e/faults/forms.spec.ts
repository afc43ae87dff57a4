import { type Answer, hold, json, noContent, refused } from './fakeApi.ts';
import { type FaultyPeer, startFaultyPeer } from './faultyPeer.ts';
import {
  dialog,
  enter,
  expectFailure,
  fill,
  login,
  openFromHeader,
  register,
  reset,
  send,
  stored,
  submitButton,
} from './forms.ts';
import { pair, serve } from './people.ts';
import { expect, test } from './test.ts';

const noConnection = 'Ошибка соединения с сервером. Попробуйте позже.';

let peer: FaultyPeer;
test.beforeAll(async () => void (peer = await startFaultyPeer()));
test.afterAll(() => peer.close());

/** Handed to a server that breaks off; the page does not see that it is another one. */
const brokenBy =
  (fault: string): Answer =>
  (route) =>
    route.continue({ url: `${peer.origin}/${fault}` });

for (const form of [login, register, reset]) {
  test(`${form.title}: one request however often it is sent, and a refused connection is said (F1, F7, case 41, 66)`, async ({
    page,
    api,
  }) => {
    const late = hold();
    api.on(form.call, late.answer);
    await fill(page, form);
    await submitButton(page, form).dblclick();
    const busy = dialog(page, form).getByRole('button', { name: form.busy });
    await expect(busy).toBeVisible();
    await dialog(page, form).getByLabel('Email').press('Enter');
    await busy.click({ force: true });
    late.release(refused);
    await expectFailure(page, api, form, noConnection);
  });
}

test('a connection reset before the answer is no connection, and the captcha is passed again (F3, case 63)', async ({
  page,
  api,
}) => {
  api.on(register.call, brokenBy('reset-before-headers'));
  await fill(page, register);
  await send(page, register);
  await expectFailure(page, api, register, noConnection);

  await send(page, register);
  await expect.poll(() => api.count(register.call)).toBe(2);
  const sent = api.calls.filter(({ name }) => name === register.call).map(({ body }) => body);
  expect(sent[0]).not.toEqual(sent[1]);
});

test('an answer that breaks off in the middle is no connection (F4)', async ({ page, api }) => {
  api.on(reset.call, brokenBy('reset-in-body'));
  await fill(page, reset);
  await send(page, reset);
  await expectFailure(page, api, reset, noConnection);
});

test('an error of two megabytes is a failed registration (F30)', async ({ page, api }) => {
  api.on(register.call, brokenBy('two-megabytes'));
  await fill(page, register);
  await send(page, register);
  await expectFailure(page, api, register, 'Ошибка регистрации');
});

test('a server that says nothing is given up after 15 s (F5)', async ({ page, api }) => {
  await page.clock.install();
  api.on(login.call, hold().answer);
  await fill(page, login);
  await send(page, login);
  const busy = dialog(page, login).getByRole('button', { name: login.busy });
  await expect(busy).toBeVisible();
  // The clock runs by itself, too.
  await page.clock.fastForward(10_000);
  await expect(busy).toBeVisible();
  await page.clock.fastForward(5_000);
  await expectFailure(page, api, login, noConnection);
});

test('offline the login fails at once, and online again it works without a reload (F2)', async ({
  page,
  api,
  context,
}) => {
  api.on(login.call, (route) => route.continue());
  await fill(page, login);
  await context.setOffline(true);
  await send(page, login);
  await expectFailure(page, api, login, noConnection);
  await context.setOffline(false);
  serve(api);
  await send(page, login);
  await expect(page).toHaveURL('/feed');
});

test('a person who closed the popup while it waited is signed in but stays where they are (F8, case 42)', async ({
  page,
  api,
}) => {
  serve(api);
  const late = hold();
  api.on(login.call, late.answer);
  await fill(page, login);
  await send(page, login);
  await page.keyboard.press('Escape');
  await expect(dialog(page, login)).toBeHidden();
  late.release(json(pair()));
  await expect(page.getByRole('banner').getByRole('link', { name: 'В ленту' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a person who left for another page while the login waited stays there (case 43)', async ({
  page,
  api,
}) => {
  serve(api);
  const late = hold();
  api.on(login.call, late.answer);
  await page.goto('/terms-of-service');
  await page.getByRole('link', { name: 'Перейти на главную' }).click();
  await openFromHeader(page, 'Вход');
  await enter(page, login);
  await send(page, login);
  await page.goBack();
  await expect(page).toHaveURL('/terms-of-service');
  late.release(json(pair()));
  await expect.poll(() => stored(page)).toEqual(['access_token', 'refresh_token']);
  await expect(page).toHaveURL('/terms-of-service');
});

test('a reload in the middle of a login leaves a visitor who can log in again (case 49)', async ({
  page,
  api,
}) => {
  serve(api);
  api.on(login.call, hold().answer);
  await fill(page, login);
  await send(page, login);
  await expect.poll(() => api.count(login.call)).toBe(1);
  await expect.poll(() => stored(page)).toEqual([]);
  api.on(login.call, json(pair()));
  await fill(page, login);
  await send(page, login);
  await expect(page).toHaveURL('/feed');
});

test('an address as long as a book is refused at once and without the server (case 68)', async ({
  page,
  api,
}) => {
  await fill(page, login);
  const email = dialog(page, login).getByLabel('Email');
  await email.fill(`${'a'.repeat(100_000)}@example.ru`);
  await send(page, login);
  await expect(dialog(page, login).getByText('Введите корректный email')).toBeVisible();
  expect(api.count(login.call)).toBe(0);
});

test('a message is promised for an address nobody has (case 67)', async ({ page, api }) => {
  api.on(reset.call, noContent);
  await fill(page, reset);
  await send(page, reset);
  await expect(dialog(page, reset).getByRole('status')).toHaveText(
    'Ссылка для сброса пароля отправлена на указанный email.',
  );
});
