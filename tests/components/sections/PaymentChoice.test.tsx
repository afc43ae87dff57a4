import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PaymentChoice } from '#src/components/sections/PaymentChoice/PaymentChoice.tsx';
import { paymentOptions, refusedOptions } from '#stories/components/sections/PaymentChoice.fixtures.ts';

test('a way to pay is chosen by the arrow keys, and each is read with its explanation', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <PaymentChoice options={paymentOptions} value="card-2208" onChange={onChange} />,
  );
  await userEvent.tab();
  const saved = screen.getByRole('radio', { name: 'Мир •••• 2208' });
  await expect.element(saved).toHaveFocus();
  await expect.element(saved).toHaveAccessibleDescription(/августа\s2029/);
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('sbp');
});

test('a card that was refused stays on the list and says so', async () => {
  const screen = await render(<PaymentChoice options={refusedOptions} value="sbp" onChange={() => {}} />);
  await expect
    .element(screen.getByRole('radio', { name: 'Мир •••• 2208' }))
    .toHaveAccessibleDescription('Только что отказала');
});

test('nothing changes while the payment is on its way', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <PaymentChoice options={paymentOptions} value="sbp" onChange={onChange} isReadOnly />,
  );
  await screen.getByText('Другая карта').click();
  expect(onChange).not.toHaveBeenCalled();
});
