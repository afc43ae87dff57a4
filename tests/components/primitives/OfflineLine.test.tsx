import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { OfflineLine } from '#src/components/primitives/OfflineLine/OfflineLine.tsx';

test('a lost network is told to screen readers, too, and is gone with the trouble', async () => {
  const screen = await render(<OfflineLine isOffline={false} />);
  const line = screen.getByRole('status');
  await expect.element(line).toBeEmptyDOMElement();
  await screen.rerender(<OfflineLine isOffline />);
  await expect.element(line).toHaveTextContent('Нет связи. Пока она не вернётся, ничего не отправится');
  await screen.rerender(<OfflineLine isOffline={false} />);
  await expect.element(line).toBeEmptyDOMElement();
});
