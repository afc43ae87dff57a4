import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { DataTable, TwoLines } from '#src/components/primitives/DataTable/DataTable.tsx';

const element = (
  <DataTable
    label="Движения"
    columns={[
      { id: 'time', title: 'Время', shown: 'wide', render: ({ time }) => time },
      {
        id: 'name',
        title: 'Кто',
        isRowHeader: true,
        render: ({ name }) => <TwoLines title={name} note="Пост" />,
      },
      { id: 'sum', title: 'Вам', side: 'end', render: () => '450', renderTotal: () => '900' },
    ]}
    groups={[{ id: 'day', title: '25 ноября', rows: [{ time: '16:38', name: 'Нина' }] }]}
    idOf={({ time }) => time}
  />
);

test.each([320, 1440])('at %i px it is a table to screen readers, and fits', async (width) => {
  await page.viewport(width, 640);
  const screen = await render(element);
  await expect.element(screen.getByRole('table', { name: 'Движения' })).toBeVisible();
  await expect.element(screen.getByRole('rowheader', { name: /Нина/ })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '900' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('a narrow screen leaves out what a wide one has', async () => {
  await page.viewport(360, 640);
  const screen = await render(element);
  await expect.element(screen.getByText('16:38')).not.toBeVisible();
  await page.viewport(1440, 900);
  await expect.element(screen.getByText('16:38')).toBeVisible();
});
