import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Folded } from '#src/components/primitives/Folded/Folded.tsx';
import '#src/theme/global.ts';

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `Строка ${index + 1}`).join('\n');
const folded = (text: string) => (
  <Folded label="комментарий, Вера">
    <p style={{ whiteSpace: 'pre-line', lineHeight: '20px' }}>{text}</p>
  </Folded>
);
const toggle = (name: string) => page.getByRole('button', { name: `${name}: комментарий, Вера` });
const boxHeight = () => page.getByText(/^Строка 1/).element().parentElement?.clientHeight;

test('a text of up to twelve lines is left alone', async () => {
  await render(folded(lines(12)));
  await expect.poll(boxHeight).toBe(240);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('a longer one shows twelve lines, and all of them on request, by the keyboard, too', async () => {
  await render(folded(lines(300)));
  const more = toggle('Показать целиком');
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  expect(boxHeight()).toBe(240);
  await userEvent.tab();
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const less = toggle('Свернуть');
  await expect.element(less).toHaveAttribute('aria-expanded', 'true');
  await expect.element(less).toHaveFocus();
  expect(boxHeight()).toBe(6000);
  await userEvent.keyboard('{Enter}');
  await expect.poll(boxHeight).toBe(240);
  await expect.element(more).toBeInViewport();
});

test('a text that grows gets its button', async () => {
  const screen = await render(folded(lines(2)));
  await screen.rerender(folded(lines(30)));
  await expect.element(toggle('Показать целиком')).toBeVisible();
});

test('what is cut off stays in the document for screen readers and the search of the page', async () => {
  await render(folded(lines(300)));
  expect(page.getByText(/Строка 300/).element()).toBeInTheDocument();
});
