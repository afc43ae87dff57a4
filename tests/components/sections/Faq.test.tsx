import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Faq } from '#src/components/sections/Faq/index.ts';

test('six questions, the first one answered', async () => {
  const screen = await render(<Faq termsHref="/terms-of-service" />);
  const questions = screen.getByRole('button').elements();
  expect(questions.map((question) => question.getAttribute('aria-expanded'))).toEqual([
    'true',
    'false',
    'false',
    'false',
    'false',
    'false',
  ]);
});

test('opening a question closes the one before', async () => {
  const screen = await render(<Faq termsHref="/terms-of-service" />);
  const first = screen.getByRole('button', { name: 'Есть ли скрытые комиссии?' });
  const payouts = screen.getByRole('button', { name: 'Когда и куда приходят выплаты?' });
  await payouts.click();
  await expect.element(payouts).toHaveAttribute('aria-expanded', 'true');
  await expect.element(first).toHaveAttribute('aria-expanded', 'false');
});

test('sizes of the fees are in the user agreement', async () => {
  const screen = await render(<Faq termsHref="/terms-of-service" />);
  await screen.getByRole('button', { name: 'Каков размер комиссий?' }).click();
  const agreement = screen.getByRole('link', { name: /пользовательском соглашении/ });
  await expect.element(agreement).toHaveAttribute('href', '/terms-of-service');
});
