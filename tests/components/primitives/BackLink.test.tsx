import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BackLink } from '#src/components/primitives/BackLink/BackLink.tsx';

test('it leads to the list, and its arrow says nothing', async () => {
  const screen = await render(<BackLink href="/feed">Лента</BackLink>);
  await expect
    .element(screen.getByRole('link', { name: 'Лента', exact: true }))
    .toHaveAttribute('href', '/feed');
});
