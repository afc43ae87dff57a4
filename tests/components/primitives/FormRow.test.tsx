import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FormRow } from '#src/components/primitives/FormRow/FormRow.tsx';

const row = (isChanged: boolean) => (
  <FormRow id="name" title="Имя" note="Так вас видят подписчики." isChanged={isChanged}>
    Поля
  </FormRow>
);

test('it is a region named by its title', async () => {
  const screen = await render(row(false));
  await expect
    .element(screen.getByRole('region', { name: 'Имя', exact: true }).getByText('Поля'))
    .toBeVisible();
});

test('that something in it has changed is said with its title', async () => {
  const screen = await render(row(true));
  await expect.element(screen.getByRole('heading', { name: 'Имя — изменено' })).toBeVisible();
});
