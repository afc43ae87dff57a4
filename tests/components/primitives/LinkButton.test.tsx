import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { LinkButton } from '#src/components/primitives/LinkButton/LinkButton.tsx';

test('it looks like a button but is a link with an address', async () => {
  const screen = await render(<LinkButton href="/feed">В ленту</LinkButton>);
  await expect.element(screen.getByRole('link', { name: 'В ленту' })).toHaveAttribute('href', '/feed');
});
