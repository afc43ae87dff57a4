import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LoadFailure } from '#src/components/sections/LoadFailure/LoadFailure.tsx';
import type { Load } from '#src/status/load.ts';

function Titled({ load, onRetry }: { load: Load<string>; onRetry: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        Авторы
      </h1>
      <LoadFailure load={load} onRetry={onRetry} fallbackFocus={title} />
    </>
  );
}

const failed = { kind: 'failed', message: 'Не удалось', isRetrying: false, value: undefined } as const;

test('it says why and is asked once more; the button keeps focus and asks nothing twice', async () => {
  const onRetry = vi.fn();
  const screen = await render(<Titled load={failed} onRetry={onRetry} />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Не удалось');
  await screen.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  await screen.rerender(<Titled load={{ ...failed, isRetrying: true }} onRetry={onRetry} />);
  await expect.element(screen.getByRole('button', { name: 'Загрузка...' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
});

test('without a connection it says so in the words of the specification', async () => {
  const screen = await render(
    <Titled load={{ kind: 'offline', isRetrying: false, value: 'Анна' }} onRetry={() => {}} />,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Ошибка соединения с сервером. Попробуйте позже.');
});

test('once the answer is there nothing is left of it, and focus is on its fallbackFocus', async () => {
  const screen = await render(<Titled load={failed} onRetry={() => {}} />);
  await screen.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  await screen.rerender(
    <Titled load={{ kind: 'ready', value: 'Анна', isRenewing: false }} onRetry={() => {}} />,
  );
  await expect.element(screen.getByRole('heading', { name: 'Авторы' })).toHaveFocus();
  expect(screen.getByRole('alert').query()).toBeNull();
});
