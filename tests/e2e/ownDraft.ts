import { randomUUID } from 'node:crypto';
import { expect, type Page } from './test.ts';

interface Saved {
  id: number;
  revision: number;
  title: string;
}

const contentOf = (title: string, paragraphs: readonly string[]) => ({
  title,
  blocks: paragraphs.map((text) => ({ type: 'paragraph', runs: [{ text }] })),
  audience: 'everyone',
  tiers: [],
});

/** A call of the person who is signed in on the page, in their session: so the settings show no other one. */
async function send(
  page: Page,
  [method, path]: readonly ['POST' | 'PUT', string],
  data: unknown,
  headers: Record<string, string>,
): Promise<Saved> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'access_token')?.value ?? '';
  const reply = await page.request.fetch(path, {
    method,
    data,
    headers: { Authorization: `Bearer ${token}`, ...headers },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  const saved: Saved = await reply.json();
  return saved;
}

/** Saves it as another device would: over the revision that is known. */
export const saveDraft = (
  page: Page,
  { id, revision, title }: Saved,
  ...paragraphs: string[]
): Promise<Saved> =>
  send(
    page,
    ['PUT', `/api/drafts/${id}/`],
    { ...contentOf(title, paragraphs), save_id: randomUUID() },
    { 'If-Match': `"${revision}"` },
  );

/** A new draft of the person who is signed in on the page, titled «Проверка звука» with a number of its own. */
export function createDraft(page: Page, ...paragraphs: string[]): Promise<Saved> {
  const key = randomUUID();
  const content = contentOf(`Проверка звука ${key.slice(0, 4)}`, paragraphs);
  return send(page, ['POST', '/api/drafts/'], content, { 'Idempotency-Key': key });
}
