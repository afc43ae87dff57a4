import sharp from 'sharp';
import { type Account, newAccount, register } from './steps.ts';
import { expect, type Page } from './test.ts';
import type { FilePayload } from './writing.ts';

/** Registers a person and opens that page. */
export async function enter(page: Page, path: string): Promise<Account> {
  const account = newAccount();
  await page.goto(`/?register=1&next=${encodeURIComponent(path)}`);
  await register(page, account);
  await expect(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
  return account;
}

export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const step = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

/** A picture twice as wide as high, left half red and right half blue. */
async function portraitFile(): Promise<FilePayload> {
  const half = (background: string) =>
    sharp({ create: { width: 600, height: 600, channels: 3, background } })
      .png()
      .toBuffer();
  const [left, right] = await Promise.all([half('#cc0000'), half('#0000cc')]);
  const buffer = await sharp(left)
    .extend({ right: 600, background: '#000000' })
    .composite([{ input: right, left: 600, top: 0 }])
    .png()
    .toBuffer();
  return { name: 'portrait.png', mimeType: 'image/png', buffer };
}

export async function becomeAuthor(page: Page, name: string, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Стать автором' }).click();
  const popup = page.getByRole('dialog', { name: 'Стать автором' });
  await popup.getByLabel('Имя').fill(name);
  await popup.getByLabel('Чем занимаетесь').fill(role);
  await popup.getByRole('button', { name: 'Стать автором' }).click();
  await expect(popup).toBeHidden();
  await expect(title(page, name)).toBeVisible();
}

/** The picture of a page, and whether what it shows of the test's picture is red or blue. */
const portrait = (page: Page) => page.getByRole('main').locator('img[srcset*="media"]').first();

async function colorOf(page: Page): Promise<'red' | 'blue'> {
  const png = await portrait(page).screenshot();
  const { channels } = await sharp(png).stats();
  return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue';
}

/** Name, words, link and a portrait that the keyboard has cut, on the own page. @returns where others see it */
export async function makePage(page: Page): Promise<string> {
  await page.getByRole('main').getByRole('link', { name: 'Изменить', exact: true }).click();
  await expect(title(page, 'Страница автора')).toBeVisible();
  await field(page, 'Имя').fill('Нина Белая');
  await field(page, 'Занятие').fill('Иллюстратор');
  await field(page, 'Текст').fill('Рисую окна, за которыми кто-то живёт.');
  await field(page, 'Первая ссылка').fill('t.me/nina.belaya');

  const upload = page.getByRole('button', { name: 'Загрузить', exact: true });
  const choosing = page.waitForEvent('filechooser');
  await upload.focus();
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(await portraitFile());
  const frame = page.getByRole('slider', { name: 'Кадр' });
  await expect(frame).toBeFocused();
  // Pushes the frame from the middle to the right edge of the picture.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(frame).toHaveAttribute('aria-valuetext', /слева 50/);
  await page.getByRole('button', { name: 'Поставить портрет' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: '5 изменений' })).toBeVisible();

  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Всё сохранено')).toBeVisible();
  await page.getByRole('link', { name: 'Профиль' }).first().click();
  await expect(title(page, 'Нина Белая')).toBeVisible();
  await expect(page.getByText('Рисую окна')).toBeVisible();
  expect(await colorOf(page)).toBe('blue');
  await step(page, 'Как видят другие').click();
  await expect(page).toHaveURL(/\/profile\/[^/]+$/);
  return new URL(page.url()).pathname;
}

/** Expects the page as others see it. */
export async function expectPage(stranger: Page): Promise<void> {
  await expect(title(stranger, 'Нина Белая')).toBeVisible();
  await expect(stranger.getByText('Иллюстратор', { exact: true })).toBeVisible();
  const link = stranger.getByRole('list', { name: 'Ссылки' }).getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://t.me/nina.belaya');
  expect(await colorOf(stranger)).toBe('blue');
}

/** Adds the first tier, without members. */
export async function addTier(page: Page): Promise<void> {
  await step(page, 'Изменить уровни').click();
  await expect(title(page, 'Уровни подписки')).toBeVisible();
  await page.getByRole('button', { name: 'Добавить уровень' }).click();
  const form = page.getByRole('form', { name: 'Новый уровень' });
  await form.getByLabel('Название').fill('Мастерская');
  await form.getByLabel('Цена в месяц').fill('300');
  await expect(page.getByText('вам придёт 270 руб.')).toBeVisible();
  await form.getByRole('button', { name: 'Сохранить уровень' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Изменить «Мастерская»' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Профиль' }).click();
  const tier = page.getByRole('listitem').filter({ hasText: 'Мастерская' });
  await expect(tier).toContainText('300 руб.');
  await expect(tier).toContainText('0 человек');
}
