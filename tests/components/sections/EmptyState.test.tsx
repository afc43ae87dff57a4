import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { EmptyState } from '#src/components/sections/EmptyState/EmptyState.tsx';

test('on a page it says what will stand there and where to go on', async () => {
  const screen = await render(
    <EmptyState action={<a href="/feed">Открыть ленту</a>}>Здесь появятся авторы</EmptyState>,
  );
  await expect.element(screen.getByText('Здесь появятся авторы')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Открыть ленту' })).toBeVisible();
});

test('in a tab the sentence stands alone', async () => {
  const screen = await render(<EmptyState place="tab">Отменённых подписок нет</EmptyState>);
  expect(screen.container.innerHTML).toMatch(/^<p class="[^"]*">Отменённых подписок нет<\/p>$/);
});
