import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { sample } from '#stories/components/pages/LegalPage.fixtures.ts';
import { LegalPage } from '#src/components/pages/LegalPage/LegalPage.tsx';
import { footer } from '#stories/components/frames/Footer.fixtures.ts';

const open = () => render(<LegalPage {...sample} homeHref="/" footer={footer} />);

test('the contents lead to every numbered section', async () => {
  const screen = await open();
  const links = screen.getByRole('navigation', { name: 'Содержание' }).getByRole('link').elements();
  const headings = screen.getByRole('heading', { level: 2 }).elements();
  expect(links.map((link) => link.textContent)).toEqual(headings.map((heading) => heading.textContent));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `#${id}`));
  expect(headings[0]?.textContent).toBe('1. Какие данные мы\u00a0собираем');
});

test('from 1024 the contents stand in the first third and stay while the text scrolls', async () => {
  await page.viewport(1440, 600);
  const screen = await open();
  const contents = () =>
    screen.getByRole('navigation', { name: 'Содержание' }).element().getBoundingClientRect();
  const text = screen.getByRole('article').element().getBoundingClientRect();
  expect(text.left).toBe(480);
  expect(contents().right).toBeLessThan(text.left);
  screen.getByRole('article').element().scrollIntoView({ block: 'end' });
  expect(window.scrollY).toBeGreaterThan(0);
  expect(contents().top).toBeGreaterThan(0);
  window.scrollTo(0, 0);
});

test('the lines of the text are at most 38 em long', async () => {
  await page.viewport(1440, 900);
  const screen = await open();
  const article = screen.getByRole('article').element();
  const { fontSize } = getComputedStyle(article);
  expect(article.getBoundingClientRect().width).toBeLessThanOrEqual(38 * Number.parseFloat(fontSize));
});

test('it fits the narrowest screen', async () => {
  await page.viewport(320, 640);
  await open();
  expect(document.documentElement.scrollWidth).toBe(320);
});
