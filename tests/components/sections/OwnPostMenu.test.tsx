import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OwnPostMenu } from '#src/components/sections/OwnPostMenu/OwnPostMenu.tsx';

test('the menu edits, pins, copies and deletes a post', async () => {
  const onAction = vi.fn();
  await render(<OwnPostMenu title="Песня" isPinned={false} onAction={onAction} />);
  for (const name of ['Править', 'Закрепить', 'Сделать копию', 'Удалить']) {
    await page.getByRole('button', { name: 'Действия с постом: Песня' }).click();
    await page.getByRole('menuitem', { name }).click();
  }
  expect(onAction.mock.calls.flat()).toEqual(['edit', 'pin', 'copy', 'delete']);
});

test('a pinned post can be unpinned', async () => {
  const onAction = vi.fn();
  await render(<OwnPostMenu title="Песня" isPinned onAction={onAction} />);
  await page.getByRole('button', { name: 'Действия с постом: Песня' }).click();
  await page.getByRole('menuitem', { name: 'Открепить' }).click();
  expect(onAction).toHaveBeenCalledWith('unpin');
});
