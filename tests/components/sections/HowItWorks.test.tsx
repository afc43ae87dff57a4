import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { HowItWorks } from '#src/components/sections/HowItWorks/HowItWorks.tsx';

test('tells three steps and the tagline', async () => {
  const screen = await render(<HowItWorks />);
  const steps = screen.getByRole('heading', { level: 3 }).elements();
  expect(steps.map((step) => step.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Вы выбираете, на чём зарабатывать',
    'Настраиваете приём оплаты',
    'Получаете деньги',
  ]);
  await expect.element(screen.getByText('Мы работаем вместе с нашими клиентами')).toBeInTheDocument();
});

test('fragments of the interface are pictures: none of them is read out', async () => {
  const screen = await render(<HowItWorks />);
  for (const text of ['Донаты', 'Банковский счёт', '+500 руб.']) {
    expect(screen.getByText(text, { exact: true }).element().closest('[aria-hidden=true]')).not.toBeNull();
  }
});
