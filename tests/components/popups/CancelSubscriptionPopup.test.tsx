import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CancelSubscriptionPopup } from '#src/components/popups/CancelSubscriptionPopup/CancelSubscriptionPopup.tsx';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import '#src/theme/global.ts';

const consequence = 'Доступ к\u00a0постам останется до\u00a014\u00a0декабря.';
const dialog = () => page.getByRole('dialog', { name: 'Отменить подписку?' });

function Question({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Открыть</Button>
      <CancelSubscriptionPopup
        isOpen={isOpen}
        onOpenChange={setOpen}
        author="Илья Коваль"
        consequence={consequence}
        onConfirm={onConfirm}
      />
    </>
  );
}

async function ask(onConfirm = vi.fn()) {
  const screen = await render(<Question onConfirm={onConfirm} />);
  await screen.getByRole('button', { name: 'Открыть' }).click();
  return { screen, onConfirm };
}

test('it says whose subscription it is and until when access stays', async () => {
  await ask();
  await expect.element(dialog().getByText('Илья Коваль')).toBeVisible();
  await expect.element(dialog().getByText(consequence)).toBeVisible();
});

test('only «Отменить подписку» cancels', async () => {
  const { onConfirm } = await ask();
  await dialog().getByRole('button', { name: 'Отменить подписку' }).click();
  expect(onConfirm).toHaveBeenCalledOnce();
});

test.each([
  ['«Оставить»', () => dialog().getByRole('button', { name: 'Оставить' }).click()],
  ['the cross', () => dialog().getByRole('button', { name: 'Закрыть' }).click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s leaves everything as it was, focus is back where it came from', async (_name, leave) => {
  const { screen, onConfirm } = await ask();
  await expect.element(dialog()).toBeVisible();
  await leave();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Открыть' })).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('keeping the subscription comes first, and is the solid button', async () => {
  await ask();
  const keep = dialog().getByRole('button', { name: 'Оставить' }).element();
  const cancel = dialog().getByRole('button', { name: 'Отменить подписку' }).element();
  expect(keep.getBoundingClientRect().bottom).toBeLessThan(cancel.getBoundingClientRect().top);
  expect(getComputedStyle(keep).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  expect(getComputedStyle(cancel).backgroundColor).toBe('rgba(0, 0, 0, 0)');
});
