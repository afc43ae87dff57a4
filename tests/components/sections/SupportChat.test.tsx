import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { landing } from '#stories/components/pages/LandingPage.fixtures.ts';
import { Footer } from '#src/components/frames/Footer/Footer.tsx';
import { Page } from '#src/components/primitives/Page/Page.tsx';
import { SupportChat } from '#src/components/sections/SupportChat/SupportChat.tsx';
import '#src/theme/global.ts';

const chat = () => page.getByRole('link', { name: 'Чат поддержки (откроется в новой вкладке)' });

test('opens the messenger in a new tab and says so', async () => {
  await render(<SupportChat href="/terms-of-service#support" />);
  await expect.element(chat()).toHaveAttribute('href', '/terms-of-service#support');
  await expect.element(chat()).toHaveAttribute('target', '_blank');
});

test('at 360 px it is at the foot of the page and covers no word', async () => {
  await page.viewport(360, 740);
  const screen = await render(
    <>
      <Page>
        <p style={{ height: '200vh' }}>Текст</p>
        <Footer {...landing} />
      </Page>
      <SupportChat href="/terms-of-service#support" />
    </>,
  );
  await expect.element(chat()).not.toBeInViewport();
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(chat()).toBeInViewport();
  const box = chat().element().getBoundingClientRect();
  const words = screen.getByRole('contentinfo').element().querySelectorAll('span, a');
  const covered = [...words]
    .flatMap((word) => [...word.getClientRects()])
    .filter(
      ({ left, right, top, bottom }) =>
        right > box.left && left < box.right && bottom > box.top && top < box.bottom,
    );
  expect(covered).toEqual([]);
});

test('from 768 px it stays at hand while the page scrolls', async () => {
  await page.viewport(768, 740);
  await render(
    <>
      <div style={{ height: '300vh' }} />
      <SupportChat href="/terms-of-service#support" />
    </>,
  );
  await expect.element(chat()).toBeInViewport();
});
