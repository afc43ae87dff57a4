import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { landing } from '#stories/components/pages/LandingPage.fixtures.ts';
import { LandingPage } from '#src/components/pages/LandingPage/LandingPage.tsx';

async function open() {
  const onStart = vi.fn();
  const screen = await render(
    <LandingPage {...landing} onLogin={vi.fn()} onRegister={vi.fn()} onStart={onStart} />,
  );
  return { screen, onStart };
}

test('the first stop of the keyboard leads past the header', async () => {
  const { screen } = await open();
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'К содержанию' });
  await expect.element(skip).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test('both «Начать зарабатывать» start', async () => {
  const { screen, onStart } = await open();
  for (const button of screen.getByRole('button', { name: 'Начать зарабатывать' }).all())
    await button.click();
  expect(onStart).toHaveBeenCalledTimes(2);
});

test('«Посчитать доход» leads to the calculator', async () => {
  const { screen } = await open();
  const link = screen.getByRole('link', { name: 'Посчитать доход' });
  const target = document.querySelector(link.element().getAttribute('href') ?? '');
  expect(target).toMatchTextContent('Посчитайте доход');
});
