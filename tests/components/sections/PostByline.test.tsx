import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PostByline } from '#src/components/sections/PostByline/PostByline.tsx';

test('portrait and name lead to the author, and the link is called by the name alone', async () => {
  const author = { name: 'Илья Коваль', portrait: 'ilya', href: '/profile/2' } as const;
  const screen = await render(<PostByline author={author} meta="Музыкант · вчера" />);
  const link = screen.getByRole('link', { name: 'Илья Коваль', exact: true });
  await expect.element(link).toHaveAttribute('href', '/profile/2');
  const { x, y, width, height } =
    screen.container.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
  expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(link.element());
});
