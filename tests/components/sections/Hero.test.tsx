import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Page } from '#src/components/primitives/Page/Page.tsx';
import { Hero } from '#src/components/sections/Hero/Hero.tsx';
import '#src/theme/global.ts';

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

test.each([360, 768, 1024, 1440, 1920])(
  'at %i px the margin line of the writer meets the margin of the headline',
  async (width) => {
    await page.viewport(width, 900);
    const screen = await render(
      <Page>
        <Hero calculatorHref="#calc" onStart={vi.fn()} />
      </Page>,
    );
    const sheet = screen.container.querySelector('img[src*=writer]')?.parentElement;
    if (!sheet) throw new Error('no picture of the writer');
    const { left, width: line } = getComputedStyle(sheet, '::before');
    const middle = sheet.getBoundingClientRect().left + parseFloat(left) + parseFloat(line) / 2;
    expect(middle).toBe(screen.getByRole('heading').element().getBoundingClientRect().left);
  },
);

test('at 1440 px there is air between the subtitle, the headline above it and the button beside it', async () => {
  await page.viewport(1440, 900);
  const screen = await render(
    <Page>
      <Hero calculatorHref="#calc" onStart={vi.fn()} />
    </Page>,
  );
  const box = (element: Element) => element.getBoundingClientRect();
  const subtitle = screen.getByRole('paragraph').element();
  const words = document.createRange();
  words.selectNodeContents(subtitle);
  const right = Math.max(...[...words.getClientRects()].map((line) => line.right));
  expect(box(screen.getByRole('button').element()).left - right).toBeGreaterThanOrEqual(44);
  expect(box(subtitle).top - box(screen.getByRole('heading').element()).bottom).toBeGreaterThanOrEqual(44);
});
