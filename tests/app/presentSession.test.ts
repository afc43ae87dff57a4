import { expect, test } from 'vitest';
import { presentSession } from '#src/app/settings/useSessionList.ts';

const now = new Date('2026-01-20T12:00:00Z');
const device = (userAgent: string) =>
  presentSession(
    {
      id: 'a',
      user_agent: userAgent,
      created_at: '2026-01-10T12:00:00Z',
      refreshed_at: '2026-01-20T10:00:00Z',
      is_current: false,
    },
    { kind: 'idle' },
    now,
  );

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 YaBrowser/25.8.0.0 Safari/537.36`,
    'Яндекс Браузер, Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Edge, Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36 OPR/92.0.0.0`,
    'Opera, Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet, Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox, Linux'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.6 Safari/605.1.15`, 'Safari, macOS'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
    'Chrome, iPhone',
  ],
  ['curl/8.5.0', 'Неизвестное устройство'],
  ['', 'Неизвестное устройство'],
])('%s is %s', (userAgent, name) => {
  expect(device(userAgent).device).toBe(name);
});

test('it says when the session began, by which two of the same browsers differ', () => {
  expect(device('').since).toMatch(/^Вход: 10.января, \d{2}:\d{2}$/);
});

test('it says when the session was used last', () => {
  expect(device('').lastUsed).toBe('Активность: 2\u00a0часа назад');
});
