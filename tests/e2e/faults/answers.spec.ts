import { type Answer, json, text } from './fakeApi.ts';
import { dialog, expectFailure, fill, login, register, reset, send } from './forms.ts';
import { jwt, pair, token } from './people.ts';
import { expect, test } from './test.ts';

const user = { user_id: 1 };
const html = (status: number): Answer => text('<html><h1>Bad Gateway</h1></html>', 'text/html', status);
const elsewhere: Answer = (route) =>
  route.fulfill({ status: 307, headers: { location: 'https://elsewhere.invalid/' } });
const throttled = (detail: string): Answer => json({ detail }, 429, { 'Retry-After': '5' });

const answersToLogin: [name: string, message: string, ...answers: Answer[]][] = [
  [
    'an answer that holds no tokens (F11, F12, F29, case 32)',
    'Ошибка авторизации',
    text('', 'application/json'),
    json(null),
    json([]),
    json('x'),
    json(1),
    text(JSON.stringify(pair()), 'text/plain'),
    html(200),
  ],
  [
    'an access token that is none, has no end, is over or comes alone (F14, case 36)',
    'Ошибка авторизации',
    json({ access: 'abc', refresh: token(60) }),
    json({ access: jwt(user), refresh: token(60) }),
    json({ access: token(-1), refresh: token(60) }),
    json({ access: token(60) }),
  ],
  [
    'an answer that the browser may not read (F28)',
    'Ошибка соединения с сервером. Попробуйте позже.',
    elsewhere,
  ],
  [
    'too many tries, said in Russian (F18, case 65)',
    'Слишком много попыток. Повторите через 5 секунд.',
    throttled('Слишком много попыток.'),
  ],
  ['too many tries, said in English (F18)', 'Ошибка авторизации', throttled('Request was throttled.')],
];

for (const [name, message, ...answers] of answersToLogin) {
  test(`login: ${name} lets nobody in and can be tried again`, async ({ page, api, violations }) => {
    await fill(page, login);
    for (const [index, answer] of answers.entries()) {
      api.on(login.call, answer);
      await send(page, login);
      await expectFailure(page, api, login, message, index + 1);
    }
    expect(api.calls).toHaveLength(answers.length);
    // The one violation that is meant: the policy lets no page follow a call to another origin.
    expect(violations.splice(0)).toHaveLength(answers.includes(elsewhere) ? 1 : 0);
  });
}

const answersToRegister: [name: string, message: string, ...answers: Answer[]][] = [
  ['the page of a proxy (F16)', 'Ошибка регистрации', html(502), html(503), html(504)],
  [
    'an error without a readable word (F30, F31, F32)',
    'Ошибка регистрации',
    text(`{"detail":${'['.repeat(200)}${']'.repeat(200)}}`, 'application/json', 400),
    json({ detail: null }, 400),
    json({ detail: { reason: 7 } }, 400),
    json({ phone: [] }, 400),
  ],
  [
    'a field that the form does not have (F32)',
    'Телефон: Занят',
    json({ phone: 'Занят' }, 400),
    json({ phone: { reason: ['Занят'] } }, 400),
  ],
];

for (const [name, message, ...answers] of answersToRegister) {
  test(`registration: ${name} is said in Russian`, async ({ page, api }) => {
    await fill(page, register);
    for (const [index, answer] of answers.entries()) {
      api.on(register.call, answer);
      await send(page, register);
      await expectFailure(page, api, register, message, index + 1);
    }
  });
}

test('a long sentence that changes the direction of writing stays within the popup (F31)', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  api.on(reset.call, json({ detail: `\u202e${'Ж'.repeat(4000)}` }, 400));
  await fill(page, reset);
  await send(page, reset);
  await expectFailure(page, api, reset, /^Ж{300}…$/);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
  const width = await dialog(page, reset).evaluate((popup) => popup.scrollWidth - popup.clientWidth);
  expect(width).toBe(0);
});
