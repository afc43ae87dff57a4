import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { landing } from '#stories/components/pages/LandingPage.fixtures.ts';
import { LandingPage } from '#src/components/pages/LandingPage/LandingPage.tsx';
import '#src/theme/global.ts';

/** Asks the browser for what a person would set in their system. */
const emulate = (features: Record<string, string>) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });

afterEach(() => emulate({}));

async function open() {
  await page.viewport(1280, 800);
  return render(<LandingPage {...landing} onLogin={vi.fn()} onRegister={vi.fn()} onStart={vi.fn()} />);
}

test.each(['light', 'dark'])(
  'forced %s colours leave every control its edge or its words',
  async (scheme) => {
    await emulate({ 'forced-colors': 'active', 'prefers-color-scheme': scheme });
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const screen = await open();
    for (const control of document.querySelectorAll('a[href], button')) {
      expect(control.textContent?.trim() || control.querySelector('svg')).toBeTruthy();
    }
    for (const button of screen.getByRole('button', { name: 'Начать зарабатывать' }).elements()) {
      expect(getComputedStyle(button).borderStyle).toBe('solid');
    }
    for (const box of document.querySelectorAll('#calc [role=group]')) {
      expect(getComputedStyle(box).borderStyle).toBe('solid');
    }
    // Open and closed differ by the sign, which is drawn in a system colour.
    const signOf = (row: Element | null) => {
      const { transform, backgroundColor } = getComputedStyle(
        row?.querySelector('span') ?? document.body,
        '::after',
      );
      expect(backgroundColor).not.toBe(getComputedStyle(document.body).backgroundColor);
      return transform;
    };
    expect(signOf(document.querySelector('[aria-expanded=true]'))).not.toBe(
      signOf(document.querySelector('[aria-expanded=false]')),
    );
    await userEvent.tab();
    await userEvent.tab();
    expect(getComputedStyle(document.activeElement ?? document.body).outlineStyle).toBe('solid');
  },
);

test('asked for less motion, nothing moves: not the collage, not the answers, not the slider', async () => {
  await emulate({ 'prefers-reduced-motion': 'reduce' });
  const screen = await open();
  const moving = () =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
      // The header's line follows the scroll, not the clock.
      .filter(({ timeline }) => timeline === document.timeline);
  expect(moving()).toEqual([]);
  await screen.getByRole('button', { name: 'Сколько берёт платформа?' }).click();
  expect(moving()).toEqual([]);
  await screen.getByRole('slider', { name: 'Подписчики' }).hover();
  expect(moving()).toEqual([]);
});
