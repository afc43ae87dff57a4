import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TierForm, type TierFormProps } from '#src/components/forms/TierForm/TierForm.tsx';
import { firstRow } from '#stories/components/pages/TiersPage.fixtures.ts';

const form = (props: Partial<TierFormProps> = {}) => (
  <TierForm
    tier={firstRow}
    status={{ kind: 'idle' }}
    onSubmit={() => {}}
    onCancel={() => {}}
    onArchive={() => {}}
    {...props}
  />
);

const field = (label: string) => page.getByLabelText(label, { exact: true });
const save = () => page.getByRole('button', { name: 'Сохранить уровень' });

test('the terms are sent as numbers: kopecks, and no limit where no places are named', async () => {
  const onSubmit = vi.fn();
  await render(form({ tier: undefined, onSubmit }));
  await field('Название').fill(' Галёрка ');
  await field('Цена в месяц').fill('1 200');
  await page.getByRole('switch', { name: /Скрыт от/ }).click({ force: true });
  await save().click();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    name: 'Галёрка',
    price: 120_000,
    description: '',
    places: null,
    isHidden: true,
  });
});

test('nothing is sent as long as a rule is broken, and the first wrong field has the focus', async () => {
  const onSubmit = vi.fn();
  await render(form({ onSubmit }));
  await field('Цена в месяц').fill('49');
  await field('Сколько мест').fill('0');
  await save().click();
  await expect.element(field('Цена в месяц')).toHaveFocus();
  await expect.element(field('Сколько мест')).toHaveAttribute('aria-invalid', 'true');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('another price says how many keep the old one', async () => {
  await render(form());
  await field('Цена в месяц').fill('600');
  await expect.element(page.getByText('Было 500 руб.')).toBeVisible();
  await expect
    .element(page.getByText(/^172.человека продолжат платить 500.руб\. Новая цена только/))
    .toBeVisible();
});

test('with nobody in the tier nobody keeps a price', async () => {
  await render(form({ tier: { ...firstRow, members: 0 } }));
  await field('Цена в месяц').fill('600');
  await expect.element(page.getByText('Было 500 руб.')).toBeVisible();
  await expect.element(page.getByText(/продолж/)).not.toBeInTheDocument();
});

test('a new tier cannot be closed', async () => {
  await render(form({ tier: undefined }));
  await expect.element(page.getByRole('button', { name: 'Закрыть набор' })).not.toBeInTheDocument();
});
