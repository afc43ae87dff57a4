import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SupportChat } from '#src/components/sections/SupportChat/index.ts';

test('opens the messenger in a new tab and says so', async () => {
  const screen = await render(<SupportChat href="/terms-of-service#support" />);
  const chat = screen.getByRole('link', { name: 'Чат поддержки (откроется в новой вкладке)' });
  await expect.element(chat).toHaveAttribute('href', '/terms-of-service#support');
  await expect.element(chat).toHaveAttribute('target', '_blank');
});
