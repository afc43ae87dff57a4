import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConflictPage, type ConflictPageProps } from '#src/components/pages/ConflictPage/ConflictPage.tsx';
import { versions } from '#stories/components/pages/ConflictPage.fixtures.ts';
import '#src/theme/global.ts';

const element = (props: Partial<ConflictPageProps> = {}) => (
  <ConflictPage
    versions={{ kind: 'ready', value: versions, isRenewing: false }}
    postsHref="/posts"
    saving={{ kind: 'idle' }}
    onSave={() => {}}
    onCopy={() => {}}
    onRetry={() => {}}
    {...props}
  />
);
const place = (number: number) => page.getByRole('radiogroup', { name: `Место ${number} из 3` });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('only what differs is chosen, the title too, and nothing is chosen at first', async () => {
  const screen = await render(element());
  expect(screen.getByRole('radiogroup').elements()).toHaveLength(3);
  for (const radio of screen.getByRole('radio').elements()) expect(radio).not.toBeChecked();
  await expect.element(screen.getByText(/^Выбрано 0 из/)).toBeVisible();
});

test('what differs is marked by words on both sides', async () => {
  const screen = await render(element());
  const marks = screen.container.querySelectorAll('mark');
  expect([...marks].map(({ textContent }) => textContent).slice(0, 4)).toEqual([
    'дома',
    'ночью',
    'четырёх',
    'трёх',
  ]);
});

test('what both have is folded until somebody asks', async () => {
  const screen = await render(element());
  const words = screen.getByText(/смотрю всё подряд/);
  expect(words.query()).toBeNull();
  await screen.getByRole('button', { name: 'Показать' }).first().click();
  await expect.element(words).toBeVisible();
});

test('a choice at each place makes the post that is saved', async () => {
  const onSave = vi.fn();
  await render(element({ onSave }));
  for (const [number, side] of [
    [1, 1],
    [2, 0],
    [3, 1],
  ] as const)
    await place(number).getByRole('radio').nth(side).click({ force: true });
  await press('Сохранить');
  const { mine, theirs } = versions;
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    title: theirs.title,
    blocks: [mine.blocks[0], ...theirs.blocks.slice(1)],
  });
});

test.each([
  ['Везде мой', versions.mine],
  ['Везде другой', versions.theirs],
])('«%s» saves that version to the letter', async (name, version) => {
  const onSave = vi.fn();
  await render(element({ onSave }));
  await press(name);
  await press('Сохранить');
  expect(onSave).toHaveBeenCalledExactlyOnceWith(version);
});

test('as long as a place is left «Сохранить» is not ready', async () => {
  const screen = await render(element());
  await place(1).getByRole('radio').first().click({ force: true });
  await expect.element(screen.getByText('Выбрано 1 из 3')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
});

test('a choice is made by the keyboard', async () => {
  const screen = await render(element());
  place(1).getByRole('radio').first().element().focus();
  await userEvent.keyboard(' ');
  await expect.element(place(1).getByRole('radio').first()).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(place(1).getByRole('radio').nth(1)).toBeChecked();
  await expect.element(screen.getByText(/^Выбрано 1 из/)).toBeVisible();
});

test('letters in bold alone are told as a difference of looks', async () => {
  const blocks = [{ type: 'paragraph', runs: [{ text: 'Раз' }] }] as const;
  const bold = [{ type: 'paragraph', runs: [{ text: 'Раз', bold: true }] }] as const;
  const value = { ...versions, mine: { title: '', blocks }, theirs: { title: '', blocks: bold } };
  const screen = await render(element({ versions: { kind: 'ready', value, isRenewing: false } }));
  expect(screen.getByText('Отличается только оформление').elements()).toHaveLength(2);
});

test('both can be copied, and while it is saved nothing is sent twice', async () => {
  const onCopy = vi.fn();
  const onSave = vi.fn();
  await render(element({ onCopy, onSave, saving: { kind: 'pending' } }));
  await press('Скопировать всё');
  expect(onCopy).toHaveBeenCalledOnce();
  page.getByRole('button', { name: 'Сохраняем...' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onSave).not.toHaveBeenCalled();
});

test('a failed load says why and can be tried again', async () => {
  const onRetry = vi.fn();
  const message = 'Не удалось загрузить другую версию';
  const screen = await render(
    element({ versions: { kind: 'failed', message, isRetrying: false, value: undefined }, onRetry }),
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent(message);
  await press('Загрузить ещё раз');
  expect(onRetry).toHaveBeenCalledOnce();
});
