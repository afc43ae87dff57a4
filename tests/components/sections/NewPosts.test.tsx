import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { NewPosts } from '#src/components/sections/NewPosts/NewPosts.tsx';

const nowhere = { current: null };

test('what has come is said when it comes, and takes no room', async () => {
  const onShow = vi.fn();
  const screen = await render(<NewPosts text={undefined} onShow={onShow} fallbackFocus={nowhere} />);
  expect(screen.getByRole('button').query()).toBeNull();
  await screen.rerender(<NewPosts text="2 новых поста" onShow={onShow} fallbackFocus={nowhere} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 новых поста');
  expect(screen.getByRole('status').element().getBoundingClientRect().height).toBe(0);
  await screen.getByRole('button').click();
  expect(onShow).toHaveBeenCalledOnce();
});

test('while they are loaded it is busy and not pressed again', async () => {
  const onShow = vi.fn();
  const screen = await render(
    <NewPosts text="2 новых поста" isPending onShow={onShow} fallbackFocus={nowhere} />,
  );
  await screen.getByRole('button', { name: 'Загрузка...' }).click({ force: true });
  expect(onShow).not.toHaveBeenCalled();
});

test('when they have come it says so, and the focus of the button goes on', async () => {
  const fallbackFocus = createRef<HTMLHeadingElement>();
  const draw = (text: string | undefined) => (
    <>
      <h1 ref={fallbackFocus} tabIndex={-1}>
        Лента
      </h1>
      <NewPosts text={text} onShow={() => {}} fallbackFocus={fallbackFocus} />
    </>
  );
  const screen = await render(draw('2 новых поста'));
  await screen.getByRole('button').click();
  await screen.rerender(draw(undefined));
  await expect.element(screen.getByRole('heading')).toHaveFocus();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Новые посты показаны');
});
