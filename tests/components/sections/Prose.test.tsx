import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { sections } from '#stories/components/sections/Prose.fixtures.ts';
import { Contents, Prose } from '#src/components/sections/Prose/Prose.tsx';

const open = (kind: 'legal' | 'help') =>
  render(
    <>
      <Contents kind={kind} sections={sections} />
      <Prose kind={kind} sections={sections} />
    </>,
  );

test.each(['legal', 'help'] as const)('the contents of a %s text lead to its headings', async (kind) => {
  const screen = await open(kind);
  const links = screen.getByRole('navigation', { name: 'Содержание' }).getByRole('link').elements();
  const headings = screen.getByRole('heading', { level: 2 }).elements();
  expect(links.map((link) => link.textContent)).toEqual(headings.map((heading) => heading.textContent));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `#${id}`));
});

test('the parts of a legal text are numbered, those of an article are not', async () => {
  const legal = await open('legal');
  await expect.element(legal.getByRole('heading', { name: '1. Как подтвердить телефон' })).toBeVisible();
  await legal.unmount();
  const help = await open('help');
  await expect
    .element(help.getByRole('heading', { name: 'Как подтвердить телефон', exact: true }))
    .toBeVisible();
});

test('a legal text is set as a book: Literata, an indent instead of a gap; an article in the platform’s voice', async () => {
  const looks = async (kind: 'legal' | 'help') => {
    const screen = await open(kind);
    const article = screen.getByRole('article').element();
    const second = [...article.querySelectorAll('p')].find((item) =>
      item.previousElementSibling?.matches('p'),
    );
    const { fontFamily } = getComputedStyle(article);
    const isIndented = second !== undefined && Number.parseFloat(getComputedStyle(second).textIndent) > 0;
    await screen.unmount();
    return { isLiterata: fontFamily.includes('Literata'), isIndented };
  };
  expect(await looks('legal')).toEqual({ isLiterata: true, isIndented: true });
  expect(await looks('help')).toEqual({ isLiterata: false, isIndented: false });
});

test('a link to another site opens a new tab and says so, one of ours does not', async () => {
  const screen = await open('help');
  const outside = screen.getByRole('link', { name: 'поддержку (откроется в новой вкладке)' });
  await expect.element(outside).toHaveAttribute('target', '_blank');
  await expect.element(screen.getByRole('link', { name: 'настройки' })).not.toHaveAttribute('target');
});

test('a table names its columns and rows', async () => {
  const screen = await open('legal');
  await expect.element(screen.getByRole('columnheader', { name: 'Что делать' })).toBeInTheDocument();
  await expect.element(screen.getByRole('rowheader', { name: 'Код устарел' })).toBeInTheDocument();
});

test('it fits the narrowest screen', async () => {
  await page.viewport(320, 640);
  await open('help');
  expect(document.documentElement.scrollWidth).toBe(320);
});
