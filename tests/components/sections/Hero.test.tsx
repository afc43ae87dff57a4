import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Hero } from '#src/components/sections/Hero/index.ts';

test('invites to earn: the button starts, the link leads to the calculator', async () => {
  const onStart = vi.fn();
  const screen = await render(<Hero calculatorHref="#calc" onStart={onStart} />);
  await screen.getByRole('button', { name: 'Начать зарабатывать' }).click();
  expect(onStart).toHaveBeenCalledOnce();
  await expect
    .element(screen.getByRole('link', { name: 'Посчитать доход' }))
    .toHaveAttribute('href', '#calc');
});

test('the headline is read as one sentence', async () => {
  const screen = await render(<Hero calculatorHref="#calc" onStart={vi.fn()} />);
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Превратите творчество в доход');
});

test('the collage is silent', async () => {
  const screen = await render(<Hero calculatorHref="#calc" onStart={vi.fn()} />);
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
});
