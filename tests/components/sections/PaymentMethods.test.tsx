import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { account, card, ready } from '#stories/components/sections/PaymentMethods.fixtures.ts';
import { PaymentMethods } from '#src/components/sections/PaymentMethods/PaymentMethods.tsx';

const list = (props: Partial<Parameters<typeof PaymentMethods>[0]> = {}) => (
  <PaymentMethods methods={ready(card, account)} onRetry={() => {}} onForbid={() => {}} {...props} />
);

test('one press forbids a card, that is told, and focus stays in the list', async () => {
  const onForbid = vi.fn();
  const screen = await render(list({ onForbid }));
  await screen.getByRole('button', { name: 'Больше не списывать (Мир •••• 2208)' }).click();
  expect(onForbid).toHaveBeenCalledExactlyOnceWith(card.id);
  await screen.rerender(list({ methods: ready(account), done: 'Больше не списываем: Мир •••• 2208.' }));
  await expect.element(screen.getByRole('group', { name: 'Чем вы платите' })).toHaveFocus();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Больше не списываем: Мир •••• 2208.');
});

test('a failure is told under the card that it is about', async () => {
  await render(
    list({ methods: ready({ ...card, forbidding: { kind: 'failed', message: 'Нет связи' } }, account) }),
  );
  const row = document.querySelector('li');
  expect(row?.textContent).toContain('Мир •••• 2208');
  expect(row?.querySelector('[role=alert]')?.textContent).toContain('Нет связи');
});
