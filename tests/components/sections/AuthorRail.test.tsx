import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AuthorRail, type AuthorRailProps } from '#src/components/sections/AuthorRail/AuthorRail.tsx';
import { author } from '#stories/components/sections/AuthorRail.fixtures.ts';

const rail = (props: Partial<AuthorRailProps> = {}) => <AuthorRail {...author} {...props} />;

test('the author and the other posts are links', async () => {
  const screen = await render(rail());
  await expect
    .element(screen.getByRole('link', { name: 'Марк Шатров' }))
    .toHaveAttribute('href', '/profile/5');
  await expect
    .element(screen.getByRole('link', { name: /^Где монета/ }))
    .toHaveAttribute('href', '/feed/post/21');
});

test('without other posts there is no heading for them, and on one’s own post no button', async () => {
  const screen = await render(rail({ posts: [], action: undefined }));
  await expect.element(screen.getByRole('heading', { name: 'Марк Шатров' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Ещё у автора' }).query()).toBeNull();
  expect(screen.getByRole('button').query()).toBeNull();
});

test('a failure says why, typeset', async () => {
  const message = 'Дождитесь ответа и попробуйте через 5 минут.';
  const screen = await render(rail({ failure: message }));
  expect(screen.getByRole('alert').element().textContent).toBe(
    'Дождитесь ответа и\u00a0попробуйте через 5\u00a0минут.',
  );
});
