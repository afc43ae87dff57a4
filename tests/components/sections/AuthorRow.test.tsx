import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { AuthorRow } from '#src/components/sections/AuthorRow/AuthorRow.tsx';

const terms = { price: '300 руб/мес', term: 'Активна' };
const author = { name: 'Илья Коваль', portrait: 'ilya', href: '/profile/70' } as const;

test('a row shows the author, what is paid and for how long, and what can be done', async () => {
  const screen = await render(
    <AuthorRow author={author} meta="Музыкант" terms={terms} action={<button>Отменить</button>} />,
  );
  const row = screen.getByRole('listitem');
  await expect.element(row.getByRole('heading', { name: 'Илья Коваль' })).toBeVisible();
  for (const text of ['Музыкант', '300 руб/мес', 'Активна', 'Отменить'])
    await expect.element(row.getByText(text)).toBeVisible();
});

test('name and portrait lead to the author, with one stop of the keyboard', async () => {
  const screen = await render(<AuthorRow author={author} meta="Музыкант" terms={terms} />);
  await expect
    .element(screen.getByRole('link', { name: 'Илья Коваль' }))
    .toHaveAttribute('href', '/profile/70');
  expect(screen.getByRole('link').elements()).toHaveLength(1);
  expect(screen.container.querySelector('img')?.closest('a')).toHaveAttribute('href', '/profile/70');
});

test('an author whose page is unknown leads nowhere', async () => {
  const screen = await render(
    <AuthorRow author={{ ...author, href: undefined }} meta="Музыкант" terms={terms} />,
  );
  await expect.element(screen.getByRole('heading', { name: 'Илья Коваль' })).toBeVisible();
  expect(screen.container.querySelector('a')).toBeNull();
});

test('of a price the amount alone is set in the authors’ typeface', async () => {
  const familyOf = (element: Element) => getComputedStyle(element).fontFamily;
  const screen = await render(
    <>
      <AuthorRow author={author} meta="" terms={{ price: '1\u00a0300,50\u00a0руб/мес', term: '' }} />
      <AuthorRow author={author} meta="" terms={{ price: 'Бесплатная', term: '' }} />
    </>,
  );
  const amount = screen.getByText('1 300,50', { exact: true }).element();
  expect(familyOf(amount)).toMatch(/Literata/);
  expect(familyOf(amount.parentElement ?? amount)).toMatch(/Commissioner/);
  expect(familyOf(screen.getByText('Бесплатная').element())).toMatch(/Commissioner/);
});

test('an unknown price leaves no gap, and a failure is told in the row', async () => {
  const screen = await render(
    <AuthorRow author={author} meta="" terms={{ price: undefined, term: 'Активна' }} error="Нет связи" />,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Нет связи');
  expect(screen.getByRole('listitem').element().textContent).toBe('Илья КовальАктивнаНет связи');
});
