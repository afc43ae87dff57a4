import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Icon, iconNames } from '#src/components/primitives/Icon/Icon.tsx';

test.each(iconNames)('%s is drawn and silent', async (name) => {
  const screen = await render(<Icon name={name} />);
  const drawing = screen.container.querySelector('svg');
  expect(drawing?.getAttribute('aria-hidden')).toBe('true');
  expect(drawing?.childElementCount).toBeGreaterThan(0);
});
