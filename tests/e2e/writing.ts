import sharp from 'sharp';
import { type Account, newAccount, register } from './steps.ts';
import { expect, type Page } from './test.ts';

/** A new account, on the page of a new post. @param origin where the product is asked, unless it is where the test's pages are */
export async function enterEditor(page: Page, origin = ''): Promise<Account> {
  const account = newAccount();
  await page.goto(`${origin}/?register=1&next=%2Fcreate`);
  await register(page, account);
  await expect(titleField(page)).toBeVisible();
  return account;
}

export const titleField = (page: Page) => page.getByRole('textbox', { name: 'Заголовок поста' });
export const textField = (page: Page) => page.getByRole('textbox', { name: 'Текст поста' });

/** The title, Enter, and the text, all by keyboard. */
export async function write(page: Page, title: string, text: string): Promise<void> {
  await titleField(page).focus();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(textField(page)).toBeFocused();
  await page.keyboard.type(text);
}

/** The server has all of it, and the post has an address. @param within how long it may take @returns its id */
export async function expectSaved(page: Page, within?: { timeout: number }): Promise<number> {
  await expect(page).toHaveURL(/\/post\/edit\/\d+$/);
  await expect(page.getByText(/^Сохранено в/)).toBeVisible(within);
  return Number(page.url().split('/').at(-1));
}

/** Access token of a new session. */
async function tokenOf(page: Page, origin: string, { email, password }: Account): Promise<string> {
  const reply = await page.request.post(`${origin}/auth/jwt/create/`, { data: { email, password } });
  const { access }: { access: string } = await reply.json();
  return access;
}

/** A call as an API client makes it. @returns what it answers */
export async function callAs(
  page: Page,
  origin: string,
  account: Account,
  [method, path]: readonly ['GET' | 'PUT' | 'DELETE', string],
  { data, revision }: { data?: unknown; revision?: number } = {},
): Promise<Record<string, unknown>> {
  const token = await tokenOf(page, origin, account);
  const reply = await page.request.fetch(`${origin}${path}`, {
    method,
    data,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(revision !== undefined && { 'If-Match': `"${revision}"` }),
    },
  });
  expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true);
  const text = await reply.text();
  return text === '' ? {} : JSON.parse(text);
}

/** A file as a chooser gets it. */
export interface FilePayload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A small picture of one colour. */
export const pngOf = async (name: string, background: string): Promise<FilePayload> => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 320, height: 200, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** A second of a tone: 8000 samples of a byte each. */
export function wavOf(name: string): FilePayload {
  const rate = 8000;
  const buffer = Buffer.alloc(44 + rate);
  buffer.write('RIFF', 0);
  buffer.writeUInt32LE(36 + rate, 4);
  buffer.write('WAVEfmt ', 8);
  buffer.writeUInt32LE(16, 16);
  buffer.writeUInt16LE(1, 20);
  buffer.writeUInt16LE(1, 22);
  buffer.writeUInt32LE(rate, 24);
  buffer.writeUInt32LE(rate, 28);
  buffer.writeUInt16LE(1, 32);
  buffer.writeUInt16LE(8, 34);
  buffer.write('data', 36);
  buffer.writeUInt32LE(rate, 40);
  for (let at = 0; at < rate; at += 1) buffer[44 + at] = 128 + Math.round(100 * Math.sin(at / 3));
  return { name, mimeType: 'audio/wav', buffer };
}

/** Adds files by a tool of the editor. */
export async function addFiles(
  page: Page,
  tool: 'Картинка' | 'Запись',
  files: readonly FilePayload[],
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('toolbar', { name: 'Оформление' }).getByRole('button', { name: tool }).click();
  await (await choosing).setFiles([...files]);
}
