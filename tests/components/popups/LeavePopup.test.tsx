import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LeavePopup, type Stake } from '#src/components/popups/LeavePopup/LeavePopup.tsx';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import '#src/theme/global.ts';

const dialog = () => page.getByRole('dialog');

function Question({ stake, onLeave }: { stake: Stake; onLeave: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Назад</Button>
      <LeavePopup isOpen={isOpen} onOpenChange={setOpen} stake={stake} onLeave={onLeave} />
    </>
  );
}

async function ask(stake: Stake = { kind: 'post' }) {
  const onLeave = vi.fn();
  const screen = await render(<Question stake={stake} onLeave={onLeave} />);
  await screen.getByRole('button', { name: 'Назад' }).click();
  return { screen, onLeave };
}

test('before another page it says that the last changes would be lost', async () => {
  await ask();
  await expect.element(dialog()).toHaveAccessibleName('Уйти без\u00a0сохранения?');
  await expect.element(dialog().getByText(/^Последние правки ещё/)).toBeVisible();
});

test('before logging out it says how much text this device alone has', async () => {
  await ask({ kind: 'account', posts: 2 });
  await expect.element(dialog()).toHaveAccessibleName('Выйти и\u00a0стереть текст?');
  await expect.element(dialog().getByText(/2\sпоста\./)).toBeVisible();
});

test.each([
  ['«Остаться»', () => dialog().getByRole('button', { name: 'Остаться' }).click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s loses nothing, and focus is back where it came from', async (_name, stay) => {
  const { screen, onLeave } = await ask();
  await stay();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Назад' })).toHaveFocus();
  expect(onLeave).not.toHaveBeenCalled();
});

test('only «Уйти» leaves', async () => {
  const { onLeave } = await ask();
  await dialog().getByRole('button', { name: 'Уйти' }).click();
  expect(onLeave).toHaveBeenCalledOnce();
});

test('staying comes first, and is the solid button', async () => {
  await ask();
  const stay = dialog().getByRole('button', { name: 'Остаться' }).element();
  const leave = dialog().getByRole('button', { name: 'Уйти' }).element();
  expect(stay.getBoundingClientRect().bottom).toBeLessThan(leave.getBoundingClientRect().top);
  expect(getComputedStyle(stay).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  expect(getComputedStyle(leave).backgroundColor).toBe('rgba(0, 0, 0, 0)');
});
