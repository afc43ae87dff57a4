import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, test, vi } from 'vitest';
import { landing } from '#stories/components/pages/LandingPage.fixtures.ts';
import { LandingPage } from '#src/components/pages/LandingPage/LandingPage.tsx';

const page = createElement(LandingPage, {
  ...landing,
  onLogin: vi.fn(),
  onRegister: vi.fn(),
  onStart: vi.fn(),
});
const html = renderToStaticMarkup(createElement(I18nProvider, { locale: 'ru-RU', children: page }));

/** Words of the page as a reader meets them: tags out, blanks single. */
const words = html
  .replaceAll(/<[^>]+>/g, '')
  .replaceAll('&#x27;', "'")
  .replaceAll(/\s+/g, ' ');

test('the prerendered page has no style attribute: the content policy refuses one', () => {
  expect(html).not.toMatch(/ style=/);
  expect(html).not.toContain('<style');
});

test.each([
  'Вход',
  'Регистрация',
  'Превратите творчество в доход',
  'Начать зарабатывать',
  '001',
  '002',
  '003',
  'Мы работаем вместе с нашими клиентами',
  '5.0',
  '4.2',
  '4.0',
  'Зарегистрируйтесь, создайте аккаунт',
  'на банковский счёт, указанный в личном кабинете',
  'чел.',
  'руб.',
  '450 000 руб/мес',
  'Эксклюзивный контент',
  'Ранний доступ',
  'Влияние на будущий контент',
  'Закрытая группа или секретный чат',
  'Не включено',
  '© 2026 ООО «Соавтор»',
])('the prerendered page says «%s»', (text) => {
  expect(words).toContain(text);
});

test('one heading of the first level, none skipped after it', () => {
  const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) {
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  }
});

test('every section has its heading, every id is unique', () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of html.matchAll(/<section[^>]* aria-labelledby="([^"]+)"/g)) expect(ids).toContain(id);
});
