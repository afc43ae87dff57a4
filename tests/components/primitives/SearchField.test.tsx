import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchField } from '#src/components/primitives/SearchField/SearchField.tsx';
import '#src/theme/global.ts';

function Search({ first = '' }) {
  const [value, setValue] = useState(first);
  return <SearchField label="Поиск" name="q" value={value} onChange={setValue} />;
}

test('there is nothing to clear before something is typed', async () => {
  const screen = await render(<Search />);
  const clear = screen.getByRole('button', { name: 'Очистить поиск' });
  await expect.element(clear).not.toBeInTheDocument();
  await screen.getByRole('searchbox', { name: 'Поиск' }).fill('выплаты');
  await expect.element(clear).toBeVisible();
});

test('the button clears it and leaves focus in it', async () => {
  const screen = await render(<Search first="выплаты" />);
  await screen.getByRole('button', { name: 'Очистить поиск' }).click();
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
});

test('Escape clears it, and Tab leads past the button', async () => {
  const screen = await render(
    <>
      <Search first="выплаты" />
      <a href="#found">Выплаты</a>
    </>,
  );
  const field = screen.getByRole('searchbox');
  field.element().focus();
  await userEvent.tab();
  await expect.element(screen.getByRole('link')).toHaveFocus();
  field.element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
});
