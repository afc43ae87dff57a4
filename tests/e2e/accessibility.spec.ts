import { clipped, faint, fixed, hasRing, moving, ringContrast, unseenControls } from './looks.ts';
import { places } from './places.ts';
import { expectFeed } from './steps.ts';
import { expect, test } from './test.ts';

test.skip(({ viewport }) => viewport?.width !== 1440, 'Each check sets its own screen.');

for (const [name, open] of Object.entries(places)) {
  test.describe(name, () => {
    test('nothing moves for people who asked for less motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page);
      expect(await page.evaluate(moving)).toEqual([]);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
        'auto',
      );
    });

    test('it fits a screen of 320 px, and text of 200 % is not cut', async ({ page }) => {
      await open(page);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await page.evaluate(clipped)).toEqual([]);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(clipped)).toEqual([]);
    });

    test('in forced colours every control and the focus are seen', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await open(page);
      expect(await page.evaluate(unseenControls)).toEqual([]);
      for (let stop = 1; stop <= 5; stop += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(hasRing), `stop ${stop}`).toBe(true);
      }
    });

    test('it can be read with more contrast and on paper', async ({ page }) => {
      await page.emulateMedia({ contrast: 'more' });
      await open(page);
      expect(await page.evaluate(faint, 4.5)).toEqual([]);
      await page.emulateMedia({ media: 'print', contrast: 'no-preference', colorScheme: 'dark' });
      expect(await page.evaluate(faint, 4.5)).toEqual([]);
      expect(await page.evaluate(fixed)).toEqual([]);
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ring of the focus stands out from what it is drawn on, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await places['the landing page']?.(page);
    let stops = 0;
    const isOnPage = () => page.evaluate(() => document.activeElement !== document.body);
    for (await page.keyboard.press('Tab'); await isOnPage(); await page.keyboard.press('Tab')) {
      const ring = await page.evaluate(ringContrast);
      if (ring !== undefined) expect(ring.contrast, ring.name).toBeGreaterThanOrEqual(3);
      stops += 1;
    }
    expect(stops).toBeGreaterThan(20);
  });
}

const titles = [
  ['/', /^Соавтор/],
  ['/terms-of-service', /Пользовательское соглашение$/],
  ['/privacy-policy', /Политика конфиденциальности$/],
  ['/cookies-policy', /Политика cookies$/],
  ['/pyment-terms', /Условия оплаты$/],
  ['/reset-password/uid/token', /Новый пароль$/],
  ['/activation-result', /Подтверждение email$/],
  ['/nope', /Страница не\sнайдена$/],
] as const;

for (const [path, title] of titles) {
  test(`${path} is in Russian, has its title, one h1, and its first Tab leads past the header`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'К содержанию' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('in the inner area the title follows the page and the focus goes to its heading', async ({ page }) => {
  await places['the feed']?.(page);
  await expectFeed(page);
  await expect(page).toHaveTitle(/Лента$/);
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Аналитика' }).click();
  await expect(page).toHaveTitle(/Аналитика$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Аналитика' })).toBeFocused();
});

test('the feed takes the place of its skeleton without a shift', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: PerformanceEntryList = [];
    Reflect.set(window, 'shifts', shifts);
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  await places['the feed']?.(page);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  const shift = await page.evaluate(() => {
    const shifts: { value: number }[] = Reflect.get(window, 'shifts');
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
  expect(shift).toBeLessThanOrEqual(0.02);
  await expect(page.getByRole('status').filter({ hasText: 'Загрузка' })).toHaveCount(0);
});

test('in forced colours what is selected and where one is stay distinguishable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await places['the feed']?.(page);
  const looks = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderBottomWidth, fontWeight } = getComputedStyle(element);
        return `${borderBottomWidth} ${fontWeight}`;
      });
  expect(await looks('[role=tab][aria-selected=true]')).not.toBe(
    await looks('[role=tab][aria-selected=false]'),
  );
  expect(await looks('aside nav [aria-current]')).not.toBe(await looks('aside nav a:not([aria-current])'));
});
