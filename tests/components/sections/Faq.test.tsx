import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { landing } from '#stories/components/pages/LandingPage.fixtures.ts';
import { Faq } from '#src/components/sections/Faq/Faq.tsx';

test('six questions, the first one answered', async () => {
  const screen = await render(<Faq {...landing.fees} />);
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
  const screen = await render(<Faq {...landing.fees} />);
  const first = screen.getByRole('button', { name: 'Есть ли скрытые комиссии?' });
  const payouts = screen.getByRole('button', { name: 'Когда и куда приходят выплаты?' });
  await payouts.click();
  await expect.element(payouts).toHaveAttribute('aria-expanded', 'true');
  await expect.element(first).toHaveAttribute('aria-expanded', 'false');
});

test('what the platform and the payment system take is told, and where the user agreement says so', async () => {
  const screen = await render(<Faq {...landing.fees} />);
  await screen.getByRole('button', { name: 'Сколько берёт платформа?' }).click();
  const answer = screen.getByRole('group', { name: 'Сколько берёт платформа?' });
  await expect.element(answer.getByText(/^7\s%.*3\s%.*10\s%/)).toBeVisible();
  const agreement = screen.getByRole('link', { name: /пользовательском соглашении/ });
  await expect.element(agreement).toHaveAttribute('href', '/terms-of-service#fees');
});
