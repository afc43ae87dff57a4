import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AmountChoice } from '#src/components/primitives/AmountChoice/AmountChoice.tsx';

function Choice({ first = '300', errorMessage }: { first?: string; errorMessage?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <AmountChoice
        label="Сколько"
        amounts={[100, 300, 1000]}
        value={value}
        onChange={setValue}
        note="От 50 до 50 000 руб."
        errorMessage={errorMessage}
      />
      <output>{value}</output>
    </>
  );
}

test('a listed sum is one press', async () => {
  const screen = await render(<Choice />);
  await screen.getByText(/^1\s000\sруб\.$/).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('1000');
});

test('«Другая» opens a field of one’s own, and a listed sum closes it', async () => {
  const screen = await render(<Choice />);
  await screen.getByText('Другая').click();
  await screen.getByRole('textbox', { name: /Сумма/ }).fill('300');
  await expect.element(screen.getByRole('status')).toHaveTextContent('300');
  await expect.element(screen.getByRole('radio', { name: 'Другая' })).toBeChecked();
  await screen.getByText(/^100\sруб\.$/).click();
  expect(screen.getByRole('textbox').query()).toBeNull();
});

test('the bounds are read with the choice, and an error with the field that is wrong', async () => {
  const screen = await render(<Choice first="10" errorMessage="Слишком мало" />);
  const field = screen.getByRole('textbox', { name: /Сумма/ });
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription(/Слишком мало/);
  await screen.rerender(<Choice />);
  await expect
    .element(screen.getByRole('radiogroup'))
    .toHaveAccessibleDescription(/От\s50\sдо\s50\s000\sруб\./);
});
