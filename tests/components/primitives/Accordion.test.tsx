import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Accordion } from '#src/components/primitives/Accordion/Accordion.tsx';
import '#src/theme/global.ts';

const items = [
  { id: 'fee', title: 'Есть ли скрытые комиссии?', content: 'Нет.' },
  { id: 'payouts', title: 'Когда приходят выплаты?', content: 'Раз в неделю.' },
];

test('opening a row closes the one that was open', async () => {
  const screen = await render(<Accordion items={items} defaultOpenId="fee" />);
  await expect.element(screen.getByText('Нет.')).toBeVisible();
  await screen.getByRole('button', { name: 'Когда приходят выплаты?' }).click();
  await expect.element(screen.getByText('Раз в неделю.')).toBeVisible();
  await expect.element(screen.getByText('Нет.')).not.toBeVisible();
});

test('a row is a heading with a button, opened and closed with the keyboard', async () => {
  const screen = await render(<Accordion items={items} />);
  const row = screen
    .getByRole('heading', { level: 3, name: 'Есть ли скрытые комиссии?' })
    .getByRole('button');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(row).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard(' ');
  await expect.element(row).toHaveAttribute('aria-expanded', 'false');
});

test('the button names its answer, the answer is named by its button', async () => {
  const screen = await render(<Accordion items={items} defaultOpenId="fee" />);
  const answer = screen.getByRole('group', { name: 'Есть ли скрытые комиссии?' });
  const row = screen.getByRole('button', { name: 'Есть ли скрытые комиссии?' });
  await expect.element(row).toHaveAttribute('aria-controls', answer.element().id);
});

test('find-in-page reads a closed answer and opens it', async () => {
  const screen = await render(<Accordion items={items} defaultOpenId="fee" />);
  const panel = screen.getByText('Раз в неделю.').element().closest('[hidden]');
  expect(panel?.getAttribute('hidden')).toBe('until-found');
  // The browser's find-in-page fires the event, then removes the attribute.
  panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  panel?.removeAttribute('hidden');
  const rows = screen.getByRole('button').all();
  await expect.element(rows[1] ?? screen.getByRole('alert')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(rows[0] ?? screen.getByRole('alert')).toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByText('Раз в неделю.')).toBeVisible();
});

test('a row asked for from outside opens, an unknown one changes nothing', async () => {
  const screen = await render(<Accordion items={items} defaultOpenId="fee" />);
  const payouts = screen.getByRole('button', { name: 'Когда приходят выплаты?' });
  await screen.rerender(<Accordion items={items} defaultOpenId="fee" openId="payouts" />);
  await expect.element(payouts).toHaveAttribute('aria-expanded', 'true');
  await screen.rerender(<Accordion items={items} defaultOpenId="fee" openId="calc" />);
  await expect.element(payouts).toHaveAttribute('aria-expanded', 'true');
  await payouts.click();
  await expect.element(payouts).toHaveAttribute('aria-expanded', 'false');
});

const long = [
  { id: 'long', title: 'Длинный ответ', content: 'Слово за словом. '.repeat(400) },
  ...items,
  { id: 'tail', title: 'Ещё вопрос', content: 'И\u00a0ответ. '.repeat(400) },
];

test.each(['no-preference', 'reduce'])('the row pressed stays in view, motion: %s', async (value) => {
  await page.viewport(360, 640);
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  const screen = await render(<Accordion items={long} defaultOpenId="long" />);
  const row = screen.getByRole('button', { name: 'Когда приходят выплаты?' });
  await row.click();
  await expect.element(screen.getByText('Слово за словом.', { exact: false })).not.toBeVisible();
  await expect.poll(() => row.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  expect(row.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
});
