import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { landing } from '#stories/components/pages/LandingPage.fixtures.ts';
import { Footer } from '#src/components/frames/Footer/Footer.tsx';
import { Page } from '#src/components/primitives/Page/Page.tsx';
import { SupportChat } from '#src/components/sections/SupportChat/SupportChat.tsx';
import '#src/theme/global.ts';

const chat = () => page.getByRole('link', { name: 'Чат поддержки' });

test('opens the form over this page', async () => {
  await render(<SupportChat href="#support" />);
  await expect.element(chat()).toHaveAttribute('href', '#support');
  await expect.element(chat()).not.toHaveAttribute('target');
});

test('opens a messenger in a new tab and says so', async () => {
  await render(<SupportChat href="https://t.me/soavtor_example" />);
  const link = page.getByRole('link', { name: 'Чат поддержки (откроется в новой вкладке)' });
  await expect.element(link).toHaveAttribute('href', 'https://t.me/soavtor_example');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener');
});

test('at 360 px it is at the foot of the page and covers no word', async () => {
  await page.viewport(360, 740);
  const screen = await render(
    <>
      <Page>
        <p style={{ height: '200vh' }}>Текст</p>
        <Footer {...landing} />
      </Page>
      <SupportChat href="#support" />
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

test('below 1280 px it is above the tab bar of the app', async () => {
  await page.viewport(360, 740);
  await render(<SupportChat href="#support" place="app" />);
  const { bottom } = chat().element().getBoundingClientRect();
  const end = document.querySelector('aside')?.getBoundingClientRect().bottom ?? 0;
  expect(end - bottom).toBeGreaterThanOrEqual(60);
});

test('from 768 px it stays at hand while the page scrolls', async () => {
  await page.viewport(768, 740);
  await render(
    <>
      <div style={{ height: '300vh' }} />
      <SupportChat href="#support" />
    </>,
  );
  await expect.element(chat()).toBeInViewport();
});
