import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LoadMore } from '#src/components/sections/LoadMore/LoadMore.tsx';

test('the next page is asked for once, and after a failure again', async () => {
  const onLoad = vi.fn();
  const screen = await render(<LoadMore more={{ kind: 'idle' }} onLoad={onLoad} />);
  await screen.getByRole('button', { name: 'Показать ещё' }).click();
  await screen.rerender(<LoadMore more={{ kind: 'pending' }} onLoad={onLoad} />);
  await expect.element(screen.getByRole('button', { name: 'Загрузка...' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onLoad).toHaveBeenCalledOnce();
  await screen.rerender(<LoadMore more={{ kind: 'failed', message: 'Нет связи' }} onLoad={onLoad} />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Нет связи');
  await userEvent.keyboard('{Enter}');
  expect(onLoad).toHaveBeenCalledTimes(2);
});

test('after the last page there is nothing', async () => {
  const screen = await render(<LoadMore more={undefined} onLoad={() => {}} />);
  expect(screen.container.childElementCount).toBe(0);
});
