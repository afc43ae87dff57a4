import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { TabLinks } from '#src/components/primitives/TabLinks/TabLinks.tsx';
import { moneyTabs } from '#stories/components/pages/StatementPage.fixtures.ts';

test('every page is a link, and the one on screen says so', async () => {
  const screen = await render(<TabLinks {...moneyTabs('/money/statement')} />);
  const pages = screen.getByRole('navigation', { name: 'Деньги' });
  const overview = pages.getByRole('link', { name: 'Обзор' });
  await expect.element(pages.getByRole('link', { name: 'Движения' })).toHaveAttribute('aria-current', 'page');
  await expect.element(overview).toHaveAttribute('href', '/money');
  await expect.element(overview).not.toHaveAttribute('aria-current');
});
