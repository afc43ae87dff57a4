import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { documents, groups, results } from '#stories/components/pages/KnowledgePage.fixtures.ts';
import { KnowledgePage, type KnowledgeStatus } from '#src/components/pages/KnowledgePage/KnowledgePage.tsx';

/** The page with a search that finds the same articles by any word but «космос». */
function Searchable() {
  const [query, setQuery] = useState('');
  const statuses: Record<string, KnowledgeStatus> = {
    '': { kind: 'groups', groups },
    космос: { kind: 'nothing', count: 'Ничего не нашлось', groups },
  };
  const status = statuses[query] ?? { kind: 'results', results, count: `Нашлось: ${results.length}` };
  return (
    <main>
      <KnowledgePage
        {...{ status, query }}
        onQueryChange={setQuery}
        supportHref="https://support.example"
        documents={documents}
      />
    </main>
  );
}

test('every article is in its group', async () => {
  const screen = await render(<Searchable />);
  const group = screen.getByRole('heading', { name: 'Деньги' }).element().closest('li');
  const links = [...(group?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => link.textContent)).toEqual(groups[1]?.articles.map(({ title }) => title));
});

test('a search takes the place of the groups and says how much it has found', async () => {
  const screen = await render(<Searchable />);
  const field = screen.getByRole('searchbox', { name: 'Поиск по статьям' });
  await field.fill('выплаты');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Нашлось: 2');
  await expect.element(screen.getByRole('link', { name: 'Когда приходят выплаты' })).toBeVisible();
  await expect.element(screen.getByText(/^Коротко/).first()).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Деньги' }).query()).toBeNull();
});

test('a search that finds nothing says so and leaves the groups', async () => {
  const screen = await render(<Searchable />);
  const field = screen.getByRole('searchbox', { name: 'Поиск по статьям' });
  await field.fill('выплаты');
  const status = screen.getByRole('status').element();
  await field.fill('космос');
  // A screen reader announces it, because the element already exists.
  await expect.element(status).toHaveTextContent('Ничего не нашлось');
  await expect.element(screen.getByRole('heading', { name: 'Деньги' })).toBeVisible();
  await expect.element(field).toHaveValue('космос');
});

test('the search is taken away with one press, and the groups are back', async () => {
  const screen = await render(<Searchable />);
  const field = screen.getByRole('searchbox');
  await field.fill('выплаты');
  await screen.getByRole('button', { name: 'Очистить поиск' }).click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await expect.element(screen.getByRole('heading', { name: 'Деньги' })).toBeVisible();
});

test('Tab leads from the search to what it has found', async () => {
  const screen = await render(<Searchable />);
  await screen.getByRole('searchbox').fill('выплаты');
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Когда приходят выплаты' })).toHaveFocus();
});

test('a person who finds nothing is led to the support', async () => {
  const screen = await render(<Searchable />);
  await expect
    .element(screen.getByRole('link', { name: /Напишите в поддержку/ }))
    .toHaveAttribute('href', 'https://support.example');
});

test('it fits the narrowest screen', async () => {
  await page.viewport(320, 640);
  await render(<Searchable />);
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('the legal texts are at its end', async () => {
  const screen = await render(<Searchable />);
  const links = screen.getByRole('navigation', { name: 'Документы' }).getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(documents.map(({ href }) => href));
});
