import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Page } from '#src/components/primitives/Page/Page.tsx';
import { Footer } from '#src/components/frames/Footer/Footer.tsx';
import '#src/theme/global.ts';
import { footer } from '#stories/components/frames/Footer.fixtures.ts';

test('names the year and the company', async () => {
  const screen = await render(<Footer {...footer} />);
  await expect.element(screen.getByText('© 2026 ООО «Соавтор»')).toBeInTheDocument();
});

test.each([
  ['Пользовательское соглашение', '/terms-of-service'],
  ['Политика конфиденциальности', '/privacy-policy'],
  ['Политика cookies', '/cookies-policy'],
  ['Разработка сайта', '/terms-of-service#site'],
])('«%s» opens in a new tab and says so', async (name, href) => {
  const screen = await render(<Footer {...footer} />);
  const link = screen.getByRole('link', { name: `${name} (откроется в новой вкладке)` });
  await expect.element(link).toHaveAttribute('href', href);
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test.each([320, 768, 1280])('names without a blank stay inside at %i px', async (width) => {
  await page.viewport(width, 600);
  const name = 'Платформанезависимыхавторовиихчитателей';
  await render(
    <Page>
      <Footer {...footer} legalName={name} developerName={name} />
    </Page>,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('without the wordmark it is one line', async () => {
  await page.viewport(1440, 600);
  const screen = await render(
    <Page>
      <Footer {...footer} hasWordmark={false} />
    </Page>,
  );
  expect(screen.getByRole('contentinfo').element().getBoundingClientRect().height).toBeLessThan(100);
});
