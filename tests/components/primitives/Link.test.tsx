import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Link } from '#src/components/primitives/Link/Link.tsx';

test('an outside link opens a new tab and says so', async () => {
  const screen = await render(
    <Link href="/terms-of-service" isExternal>
      Пользовательское соглашение
    </Link>,
  );
  const link = screen.getByRole('link', {
    exact: true,
    name: 'Пользовательское соглашение (откроется в новой вкладке)',
  });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener');
});

test('a link without an address does its action with the keyboard too', async () => {
  const onPress = vi.fn();
  await render(<Link onPress={onPress}>Забыли пароль?</Link>);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
});
