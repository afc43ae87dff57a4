import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ScrollArea } from '#src/components/primitives/ScrollArea/ScrollArea.tsx';
import '#src/theme/global.ts';

const setUp = async (lines: number, label?: string) => {
  const area = (count: number) => (
    <div style={{ height: '200px', display: 'grid' }}>
      <ScrollArea {...(label !== undefined && { label })}>
        <div data-testid="content">
          {label === undefined && <button type="button">Внутри</button>}
          {Array.from({ length: count }, (_, index) => (
            <p key={index}>Строка {index}</p>
          ))}
        </div>
      </ScrollArea>
    </div>
  );
  const screen = await render(area(lines));
  const element = screen.getByTestId('content').element().parentElement ?? document.body;
  return { screen, element, fill: (count: number) => screen.rerender(area(count)) };
};

const color = (element: Element) => getComputedStyle(element).scrollbarColor;
const isShown = (element: Element) => !color(element).startsWith('rgba(0, 0, 0, 0)');

test('it is a named stop of Tab only while it overflows', async () => {
  const { screen, fill } = await setUp(2, 'Список');
  const region = screen.getByRole('region', { name: 'Список' });
  await expect.element(region).not.toBeInTheDocument();
  await fill(40);
  await expect.element(region).toHaveAttribute('tabindex', '0');
  await fill(2);
  await expect.element(region).not.toBeInTheDocument();
});

test('without a name it is no stop itself: Tab goes to what it holds', async () => {
  const { screen, element } = await setUp(40);
  expect(element.scrollHeight).toBeGreaterThan(element.clientHeight);
  await userEvent.tab();
  await expect.element(screen.getByRole('button')).toHaveFocus();
});

test('the keyboard scrolls it, and the page stays', async () => {
  const { screen, element } = await setUp(40, 'Список');
  await expect.element(screen.getByRole('region')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{PageDown}');
  await expect.poll(() => element.scrollTop).toBeGreaterThan(0);
  expect(scrollY).toBe(0);
});

test('its scrollbar shows while it scrolls and hides 1000 ms after the last scroll', async () => {
  const { element } = await setUp(40);
  const clock = () => element.getAnimations()[0];
  expect(isShown(element)).toBe(false);
  element.scrollTo({ top: 60 });
  await expect.poll(() => isShown(element)).toBe(true);
  expect(clock()?.effect?.getTiming().duration).toBe(1000);
  clock()?.pause();
  Object.assign(clock() ?? {}, { currentTime: 900 });
  element.scrollTo({ top: 120 });
  await expect.poll(() => clock()?.currentTime).toBe(0);
  clock()?.finish();
  await expect.poll(() => isShown(element)).toBe(false);
});
