import { findings } from './axe.ts';
import { isUncovered, placeOfFocus, pressAndLeave, ringContrast } from './looks.ts';
import { places } from './places.ts';
import { expectFeed } from './steps.ts';
import { expect, test } from './test.ts';

/**
 * Controls that act when pressed and that a mouse can reach. Menus open when the mouse goes down, as they do on
 * desktops.
 */
const pressed = [
  'button:not([tabindex="-1"]):not([slot=drag]):not([aria-haspopup=true])',
  'a[href]:not([href="#content"])',
  '[role=link]',
  '[role=tab]',
  '[role=checkbox]',
]
  // Controls behind a popup take no press.
  .map((control) => `${control}:not([inert] *)`)
  .join();

for (const [name, open] of Object.entries(places)) {
  test(`a press that is carried off its control does nothing on ${name}`, async ({ page }) => {
    // A post with its comments has a hundred controls.
    test.slow();
    await open(page);
    // Late content, such as comments, is not an effect of the press. The page may have been idle before it requested
    // them.
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('status').filter({ hasText: 'Загрузка' })).toHaveCount(0);
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    const dialogs = page.getByRole('dialog');
    const shown = (await dialogs.isVisible()) ? dialogs : page.locator('#root');
    const state = async () => [page.url(), await dialogs.count(), await shown.ariaSnapshot()];
    const before = await state();
    const controls = page.locator(pressed).filter({ visible: true });
    const count = await controls.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      const { on, off } = await controls.nth(index).evaluate(pressAndLeave);
      await page.mouse.move(...on);
      await page.mouse.down();
      await page.mouse.move(...off);
      await page.mouse.up();
    }
    expect(await state()).toEqual(before);
    expect(sent).toEqual([]);
  });
}

const otherPages = [
  ...['/privacy-policy', '/cookies-policy', '/pyment-terms', '/post/edit/1', '/create'],
  ...['/profile/2', '/profile/edit', '/profile?view=tiers', '/analytics', '/knowledge-base'],
];

test('axe finds nothing wrong on any other page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await places['the feed'](page);
  for (const address of otherPages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await findings(page)).violations, address).toEqual([]);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const name of ['the landing page', 'the registration popup', 'the feed', 'the settings'] as const) {
    test(`the ring of the focus stands out from what it is drawn on, ${name}, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await places[name](page);
      const seen = new Set<number>();
      const focused = () => page.evaluate(placeOfFocus);
      for (let stop = await focused(); !seen.has(stop); stop = await focused()) {
        seen.add(stop);
        const ring = await page.evaluate(ringContrast);
        if (ring !== undefined) expect(ring.contrast, ring.name).toBeGreaterThanOrEqual(3);
        await page.keyboard.press('Tab');
      }
      expect(seen.size).toBeGreaterThan(6);
    });
  }
}

const forms = [
  'the login popup',
  'the registration popup',
  'the recovery popup',
  'the settings',
  'the new-password page',
] as const;

for (const name of forms) {
  test(`what a phone's keyboard leaves of the screen shows the field in focus on ${name}`, async ({
    page,
  }) => {
    await places[name](page);
    await page.setViewportSize({ width: 320, height: 300 });
    const fields = page.locator('input:read-write:not([inert] *)').filter({ visible: true });
    expect(await fields.count()).toBeGreaterThan(0);
    for (const field of await fields.all()) {
      await field.focus();
      const label = await field.getAttribute('name');
      await expect.poll(() => field.evaluate(isUncovered), `${label}`).toBe(true);
    }
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
  await places['the feed'](page);
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
  await places['the feed'](page);
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
  await places['the feed'](page);
  const looks = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { fontWeight } = getComputedStyle(element);
        const { content, backgroundColor } = getComputedStyle(element, '::after');
        return `${fontWeight} ${content} ${backgroundColor}`;
      });
  expect(await looks('[role=tab][aria-selected=true]')).not.toBe(
    await looks('[role=tab][aria-selected=false]'),
  );
  expect(await looks('aside nav [aria-current]')).not.toBe(await looks('aside nav a:not([aria-current])'));
});
