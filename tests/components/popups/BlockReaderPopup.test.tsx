import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BlockReaderPopup } from '#src/components/popups/BlockReaderPopup/BlockReaderPopup.tsx';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import '#src/theme/global.ts';

const dialog = () => page.getByRole('dialog', { name: 'Заблокировать читателя?' });

function Question({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Открыть</Button>
      <BlockReaderPopup isOpen={isOpen} onOpenChange={setOpen} reader="Павел Ким" onConfirm={onConfirm} />
    </>
  );
}

async function ask(onConfirm = vi.fn()) {
  const screen = await render(<Question onConfirm={onConfirm} />);
  await screen.getByRole('button', { name: 'Открыть' }).click();
  return { screen, onConfirm };
}

test('it says whom it is about and what it does', async () => {
  await ask();
  await expect.element(dialog().getByText('Павел Ким')).toBeVisible();
  await expect.element(dialog().getByText(/сможет комментировать ваши посты/)).toBeVisible();
});

test('only «Заблокировать» blocks', async () => {
  const { onConfirm } = await ask();
  await dialog().getByRole('button', { name: 'Заблокировать', exact: true }).click();
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('not blocking leaves everything as it was, focus is back where it came from', async () => {
  const { screen, onConfirm } = await ask();
  await dialog().getByRole('button', { name: 'Не блокировать' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Открыть' })).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
});
