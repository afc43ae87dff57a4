import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from '#src/components/primitives/TextField/index.ts';
import { fieldSuite } from '#tests/suites/fieldSuite.tsx';

fieldSuite((props) => <TextField {...props} />);

test('the unit inside the box is not part of the name, and a press on the box goes to the input', async () => {
  const screen = await render(<TextField label="Цена подписки" name="price" suffix="руб." />);
  const field = screen.getByRole('textbox', { name: 'Цена подписки', exact: true });
  await userEvent.click(screen.getByText('руб.'), { force: true });
  await expect.element(field).toHaveFocus();
});
