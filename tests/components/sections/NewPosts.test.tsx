import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { NewPosts } from '#src/components/sections/NewPosts/index.ts';

test('what has come is said when it comes, and takes no room', async () => {
  const onShow = vi.fn();
  const screen = await render(<NewPosts text={undefined} onShow={onShow} />);
  expect(screen.getByRole('button').query()).toBeNull();
  await screen.rerender(<NewPosts text="2 новых поста" onShow={onShow} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 новых поста');
  expect(screen.getByRole('status').element().getBoundingClientRect().height).toBe(0);
  await screen.getByRole('button').click();
  expect(onShow).toHaveBeenCalledOnce();
});

test('while they are loaded it is busy and not pressed again', async () => {
  const onShow = vi.fn();
  const screen = await render(<NewPosts text="2 новых поста" isPending onShow={onShow} />);
  await screen.getByRole('button', { name: 'Загрузка...' }).click({ force: true });
  expect(onShow).not.toHaveBeenCalled();
});
