import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { KnowledgeFrame } from '#src/components/frames/KnowledgeFrame/index.ts';
import { footer } from '#src/components/frames/Footer/fixtures.ts';

const open = () =>
  render(
    <KnowledgeFrame feedHref="/feed" footer={footer}>
      <p>Статья</p>
    </KnowledgeFrame>,
  );

test('the logo and a button lead back to the feed', async () => {
  const screen = await open();
  for (const name of ['Перейти в ленту', 'В ленту'])
    await expect.element(screen.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/feed');
});

test('the first Tab leads past the header', async () => {
  const screen = await open();
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'К содержанию' })).toHaveFocus();
});

test('it fits the narrowest screen', async () => {
  await page.viewport(320, 640);
  await open();
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('the footer is at the foot of the screen under a short page', async () => {
  await page.viewport(1440, 900);
  const screen = await open();
  expect(screen.getByRole('contentinfo').element().getBoundingClientRect().bottom).toBe(900);
});
