import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TiersPage, type TiersPageProps } from '#src/components/pages/TiersPage/TiersPage.tsx';
import { closed, tiers } from '#stories/components/pages/TiersPage.fixtures.ts';
import '#src/theme/global.ts';

const props: TiersPageProps = {
  tiers: { kind: 'ready', value: tiers, isRenewing: false },
  fees: { platform: 7, paymentSystem: 3 },
  profileHref: '/profile',
  saving: { kind: 'idle' },
  change: { kind: 'idle' },
  onSave: () => {},
  onReorder: () => {},
  onArchive: () => {},
  onRestore: () => {},
  onRetry: () => {},
};

const button = (name: string) => page.getByRole('button', { name });
const field = (label: string) => page.getByLabelText(label, { exact: true });

/** As in the application: the order that is asked for is the one that shows. */
function Sorted() {
  const [value, setValue] = useState(tiers);
  const reorder = (ids: readonly number[]) =>
    setValue({ ...value, open: ids.flatMap((id) => value.open.filter((tier) => tier.id === id)) });
  return <TiersPage {...props} tiers={{ kind: 'ready', value, isRenewing: false }} onReorder={reorder} />;
}

const names = () =>
  page
    .getByRole('grid', { name: 'Уровни' })
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent.replace('\u00a0', ' '));

test('a step down by its button, which hands the focus to the other one at the end', async () => {
  await render(<Sorted />);
  await button('Ниже: «Первый ряд»').click();
  await expect.poll(names).toEqual(['За кулисами', 'Первый ряд']);
  await expect.element(button('Выше: «Первый ряд»')).toHaveFocus();
});

test('the keys of the handle carry a tier to another place', async () => {
  await render(<Sorted />);
  page.getByRole('grid').getByRole('button').first().element().focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(names).toEqual(['За кулисами', 'Первый ряд']);
});

test('a tier is edited in its place, and the preview shows what is typed', async () => {
  const onSave = vi.fn();
  await render(<TiersPage {...props} onSave={onSave} />);
  await button('Изменить «Первый ряд»').click();
  await expect.element(field('Название')).toHaveFocus();
  await field('Цена в месяц').fill('600');
  const preview = page.getByRole('complementary', { name: 'Так увидят читатели' });
  await expect.element(preview.getByText('600 руб.', { exact: true })).toBeVisible();
  await expect.element(preview.getByText(/^С.600.руб\. вам придёт 540.руб\./)).toBeVisible();
  await button('Сохранить уровень').click();
  expect(onSave).toHaveBeenCalledExactlyOnceWith(1, expect.objectContaining({ price: 60_000 }));
});

test('saved, the form closes and the focus is back on its button; refused, it stays with what was typed', async () => {
  const screen = await render(<TiersPage {...props} />);
  await button('Изменить «Первый ряд»').click();
  await field('Название').fill('Партер');
  await screen.rerender(<TiersPage {...props} saving={{ kind: 'pending' }} />);
  await screen.rerender(<TiersPage {...props} saving={{ kind: 'failed', message: 'Сбой.' }} />);
  await expect.element(field('Название')).toHaveValue('Партер');
  await screen.rerender(<TiersPage {...props} saving={{ kind: 'pending' }} />);
  await screen.rerender(<TiersPage {...props} saving={{ kind: 'done' }} />);
  await expect.element(field('Название')).not.toBeInTheDocument();
  await expect.element(button('Изменить «Первый ряд»')).toHaveFocus();
});

test('what was refused of one tier is not said of the next one that is opened', async () => {
  const screen = await render(<TiersPage {...props} />);
  await button('Добавить уровень').click();
  await screen.rerender(<TiersPage {...props} saving={{ kind: 'pending' }} />);
  const refused = { kind: 'failed', message: 'Сбой.' } as const;
  await screen.rerender(<TiersPage {...props} saving={refused} />);
  await expect.element(page.getByText('Сбой.')).toBeVisible();
  await button('Отмена').click();
  await button('Изменить «Первый ряд»').click();
  await expect.element(field('Название')).toHaveValue('Первый ряд');
  await expect.element(page.getByText('Сбой.')).not.toBeInTheDocument();
});

test('cancelled, nothing is saved and the preview forgets it', async () => {
  const onSave = vi.fn();
  await render(<TiersPage {...props} onSave={onSave} />);
  await button('Добавить уровень').click();
  await field('Название').fill('Галёрка');
  const preview = page.getByRole('complementary');
  await expect.element(preview.getByText('Галёрка')).toBeVisible();
  await button('Отмена').click();
  await expect.element(preview.getByText('Галёрка')).not.toBeInTheDocument();
  await expect.element(button('Добавить уровень')).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
});

test('what is closed to new people stands apart and can be brought back', async () => {
  const onRestore = vi.fn();
  const onArchive = vi.fn();
  const value = { ...tiers, archived: [closed] };
  await render(
    <TiersPage
      {...props}
      tiers={{ kind: 'ready', value, isRenewing: false }}
      onRestore={onRestore}
      onArchive={onArchive}
    />,
  );
  await button('Вернуть «Галёрка»').click();
  expect(onRestore).toHaveBeenCalledExactlyOnceWith(3);
  await button('Изменить «Первый ряд»').click();
  await button('Закрыть набор').click();
  expect(onArchive).toHaveBeenCalledExactlyOnceWith(1);
});

test('the free subscription comes first and cannot be changed', async () => {
  await render(<TiersPage {...props} />);
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toHaveTextContent('Бесплатная');
  await expect.element(button('Изменить «Бесплатная»')).not.toBeInTheDocument();
});
