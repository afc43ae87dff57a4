import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { TestBankNotice } from '#src/components/primitives/TestBankNotice/TestBankNotice.tsx';

test('it says that nothing is charged', async () => {
  const screen = await render(<TestBankNotice />);
  await expect.element(screen.getByRole('note').getByText(/Деньги\sне\sсписываются/)).toBeVisible();
});
