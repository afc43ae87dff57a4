import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IconButton } from '#src/components/primitives/IconButton/IconButton.tsx';
import { Menu } from '#src/components/primitives/Menu/Menu.tsx';
import '#src/theme/global.ts';

const items = [
  { id: 'edit', label: 'Изменить' },
  { id: 'delete', label: 'Удалить', tone: 'danger' },
] as const;

async function open(onAction = vi.fn(), selected?: 'edit' | 'delete') {
  await render(
    <Menu items={items} selected={selected} onAction={onAction}>
      <IconButton label="Действия" icon="more" />
    </Menu>,
  );
  await page.getByRole('button', { name: 'Действия' }).click();
  return onAction;
}

async function leave() {
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Действия' })).toHaveFocus();
}

test('what is pressed is done, and focus is back on the button', async () => {
  const onAction = await open();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  expect(onAction).toHaveBeenCalledExactlyOnceWith('delete');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Действия' })).toHaveFocus();
});

test('the keyboard goes through it, and Escape closes it', async () => {
  const onAction = await open();
  await expect.element(page.getByRole('menu', { name: 'Действия' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Изменить' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onAction).toHaveBeenCalledExactlyOnceWith('delete');
});

test('by the keyboard it opens at its first item, by the upper arrow at its last', async () => {
  await open();
  await leave();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Изменить' })).toHaveFocus();
  await leave();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('menuitem', { name: 'Удалить' })).toHaveFocus();
  await expect.element(page.getByRole('menu', { name: 'Действия' })).toBeVisible();
});

test('the button says whether it is open', async () => {
  await open();
  const button = page.getByRole('button', { name: 'Действия', includeHidden: true });
  await expect.element(button).toHaveAttribute('aria-haspopup', 'true');
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('of a choice it says what holds now', async () => {
  await open(vi.fn(), 'edit');
  await expect.element(page.getByRole('menuitemradio', { name: 'Изменить' })).toBeChecked();
  await expect.element(page.getByRole('menuitemradio', { name: 'Удалить' })).not.toBeChecked();
});

test('each item is as large as a press', async () => {
  await open();
  const { height } = page.getByRole('menuitem', { name: 'Изменить' }).element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
});
