import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Select } from '#src/components/primitives/Select/Select.tsx';
import '#src/theme/global.ts';

const options = [
  ['moscow', 'Москва, UTC+3'],
  ['omsk', 'Омск, UTC+6'],
] as const;
const element = (onChange = vi.fn()) => (
  <Select label="Часовой пояс" options={options} value="moscow" onChange={onChange} />
);

test('its name is what is chosen and the chosen one', async () => {
  const screen = await render(element());
  await expect.element(screen.getByRole('button', { name: 'Часовой пояс Москва, UTC+3' })).toBeVisible();
});

test('another one is chosen by the keyboard, and focus is back on the button', async () => {
  const onChange = vi.fn();
  const screen = await render(element(onChange));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitemradio', { name: 'Москва, UTC+3' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('omsk');
  await expect.element(screen.getByRole('button')).toHaveFocus();
});

test('reached by the keyboard, it has a ring', async () => {
  const screen = await render(element());
  await userEvent.tab();
  expect(getComputedStyle(screen.getByRole('button').element()).outlineStyle).toBe('solid');
});

describe('with a search', () => {
  const find = (text: string) =>
    ([['india', 'Индия, UTC+5:30']] as const).filter(([, label]) => label.startsWith(text));
  const open = async (onChange = vi.fn()) => {
    const search = { label: 'Страна или город', none: 'Ничего не нашлось', find };
    await render(
      <Select<string>
        label="Часовой пояс"
        options={options}
        value="moscow"
        search={search}
        onChange={onChange}
      />,
    );
    await page.getByRole('button', { name: /Часовой пояс/ }).click();
    await expect.element(page.getByRole('searchbox', { name: 'Страна или город' })).toHaveFocus();
    return onChange;
  };

  test('the list is there before anything is typed', async () => {
    const onChange = await open();
    await page.getByRole('menuitemradio', { name: 'Омск, UTC+6' }).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith('omsk');
  });

  test('what it leaves out is found and chosen by the keyboard, and focus is back on the button', async () => {
    const onChange = await open();
    await userEvent.keyboard('Инд');
    await expect.element(page.getByRole('menuitemradio')).toHaveTextContent('Индия, UTC+5:30');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('india');
    await expect.element(page.getByRole('button', { name: /Часовой пояс/ })).toHaveFocus();
  });

  test('nothing found is said', async () => {
    await open();
    await userEvent.keyboard('Ы');
    await expect.element(page.getByText('Ничего не нашлось')).toBeVisible();
  });

  test('Escape leaves it, also from what is typed', async () => {
    const onChange = await open();
    await userEvent.keyboard('Инд{Escape}');
    await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /Часовой пояс/ })).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });
});
