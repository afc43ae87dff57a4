import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AuthorList, AuthorListSkeleton } from '#src/components/sections/AuthorList/AuthorList.tsx';
import { AuthorRow } from '#src/components/sections/AuthorRow/AuthorRow.tsx';

test('it lists its authors', async () => {
  const screen = await render(
    <AuthorList>
      <AuthorRow
        author={{ name: 'Илья Коваль', portrait: 'ilya', href: '/profile/ilya' }}
        meta="Музыкант"
        terms={{ price: '300 руб/мес', term: 'Активна' }}
      />
    </AuthorList>,
  );
  expect(screen.getByRole('list').getByRole('listitem').elements()).toHaveLength(1);
});

test('three silent rows stand in for the authors', async () => {
  const screen = await render(<AuthorListSkeleton />);
  expect(screen.container.querySelector('[data-part=list]')?.childElementCount).toBe(3);
  expect(screen.container.textContent).toBe('');
});
