import { StrictMode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import type { OwnProfile, Profile } from '#src/api/contract.ts';
import type { OwnTier } from '#src/data/tiers/tiers.ts';
import { type createFakeServer, json } from '#tests/api/fakeServer.ts';
import { feedOf, freePost, openPost } from '#tests/api/posts.ts';
import { anna, calls, createWorld, emptyFeed, ownPage as own } from '#tests/session/world.ts';
import { AppAt } from './AppAt.tsx';

const photo = {
  id: '00000000-0000-4000-8000-000000000001',
  color: '#884422',
  sources: [{ width: 96, url: '/media/photo-96' }],
};
const reader: Profile = {
  user_id: 1,
  username: 'anna',
  name: 'Анна',
  joined_at: '2025-03-10T12:00:00Z',
  can_block: false,
  blocked: false,
  author: null,
};
const author: Profile = {
  ...reader,
  author: {
    id: 2,
    user_id: 1,
    name: 'Анна',
    role: 'Видеоблогер',
    portrait: '',
    photo,
    bio: 'Снимаю дворы.',
    cover: null,
    links: ['https://www.rutube.ru/anna/'],
    pinned: freePost,
    subscribers: 3,
    posts: 2,
    locked_posts: 1,
    tiers: [{ id: 5, name: 'Первый ряд', price: 50_000, description: '', posts: 0, places_left: null }],
    subscription: null,
    can_follow: false,
  },
};
const tier: OwnTier = {
  id: 5,
  name: 'Первый ряд',
  description: '',
  price: 50_000,
  places: null,
  hidden: false,
  archived: false,
  members: 42,
};

async function open(path: string, prepare: (server: ReturnType<typeof createFakeServer>) => void) {
  const world = createWorld();
  const { server } = world;
  world.keep({ access: world.access(), refresh: world.refresh() });
  server.on(calls.me, json(anna));
  server.on(calls.feed, json(emptyFeed));
  prepare(server);
  await render(
    <StrictMode>
      <AppAt session={world.openTab().session} entries={[path]} />
    </StrictMode>,
  );
  return server;
}

const bodyOf = (server: ReturnType<typeof createFakeServer>, call: string) =>
  server.requests.findLast((request) => request.call === call)?.body;
const title = (name: string) => page.getByRole('heading', { level: 1, name });

beforeEach(() => page.viewport(1280, 900));

test('one’s own page tells who has each tier, and has the pinned post first, once', async () => {
  await open('/profile', (server) => {
    server.on('GET /api/profiles/1/', json(author));
    server.on('GET /api/profiles/1/posts/', json(feedOf([openPost, freePost])));
    server.on('GET /api/tiers/', json({ results: [tier], free: 7 }));
  });
  await expect.element(title('Анна')).toBeVisible();
  await expect.element(page.getByText(/^42\sчеловека$/)).toBeVisible();
  await expect.element(page.getByText(/^7\sчеловек$/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^rutube\.ru\/anna/ })).toBeVisible();
  const [first, ...others] = page.getByRole('article').elements();
  expect(first?.textContent).toContain('Закреплён');
  expect(others).toHaveLength(1);
  await expect.element(page.getByRole('link', { name: 'Изменить', exact: true })).toBeVisible();
});

test('who becomes an author is told on the field what is wrong with it, and has the page once it is right', async () => {
  const server = await open('/profile', (fake) => {
    fake.on('GET /api/profiles/1/', json(reader));
    fake.on('GET /api/profiles/1/posts/', json(feedOf([])));
    fake.on('GET /api/tiers/', json({ results: [], free: 0 }));
    fake.on('PUT /api/profile/author/', json({ role: ['Так не называются.'] }, 400));
  });
  await page.getByRole('button', { name: 'Стать автором' }).click();
  const popup = page.getByRole('dialog');
  await popup.getByLabelText('Имя').fill('Анна');
  const role = popup.getByLabelText(/^Чем\sзанимаетесь/);
  await role.fill('Видеоблогер');
  await popup.getByRole('button', { name: 'Стать автором' }).click();
  await expect.element(popup.getByText('Так не называются.')).toBeVisible();
  server.on('PUT /api/profile/author/', json(own));
  server.on('GET /api/profiles/1/', json(author));
  await role.fill('Блогер');
  await popup.getByRole('button', { name: 'Стать автором' }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Изменить', exact: true })).toBeVisible();
  expect(bodyOf(server, 'PUT /api/profile/author/')).toEqual({ name: 'Анна', role: 'Блогер' });
});

test('only what was changed is saved, and what the server says of a link lands on that link', async () => {
  const server = await open('/profile/edit', (fake) => {
    fake.on('GET /api/profile/', json(own));
    fake.on('PATCH /api/profile/', json({ links: ['Ссылка 1: Такого сайта нет.'] }, 400));
  });
  await expect.element(title('Страница автора')).toBeVisible();
  const link = page.getByRole('textbox', { name: 'Первая ссылка' });
  await link.fill('t.me/anna');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(link).toHaveAccessibleDescription(/Такого сайта нет/);
  expect(bodyOf(server, 'PATCH /api/profile/')).toEqual({ links: ['https://t.me/anna'] });
  server.on('PATCH /api/profile/', json({ ...own, links: ['https://t.me/anna'] }));
  await link.fill('t.me/anna');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(page.getByText('Всё сохранено')).toBeVisible();
});

test('a person who fills in the page of an author becomes one', async () => {
  const server = await open('/profile/edit', (fake) => {
    fake.on('GET /api/profile/', json({ ...own, is_author: false, role: '' }));
    fake.on('PUT /api/profile/author/', json({ ...own, role: 'Артист' }));
  });
  await page.getByRole('textbox', { name: 'Занятие' }).fill('Артист');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(page.getByText('Всё сохранено')).toBeVisible();
  expect(bodyOf(server, 'PUT /api/profile/author/')).toEqual({ name: 'Анна', role: 'Артист' });
});

test('a new order of tiers names those that can be taken; refused, it is taken back and said', async () => {
  const server = await open('/profile?view=tiers', (fake) => {
    const closed = { ...tier, id: 7, name: 'Старый', archived: true };
    const second = { ...tier, id: 6, name: 'Второй ряд' };
    fake.on('GET /api/tiers/', json({ results: [tier, closed, second], free: 7 }));
    fake.on('PUT /api/tiers/order/', json({ detail: 'Порядок не\u00a0сохранён.' }, 500));
  });
  await page.getByRole('button', { name: 'Выше: «Второй ряд»' }).click();
  await expect.element(page.getByText(/Порядок не\sсохранён/)).toBeVisible();
  expect(bodyOf(server, 'PUT /api/tiers/order/')).toEqual({ tiers: [6, 5] });
  const buttons = page.getByRole('button', { name: /^Изменить «/ }).elements();
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Изменить «Первый ряд»',
    'Изменить «Второй ряд»',
  ]);
});

/** A picture as an address that holds it. */
function drawn(width: number, height: number): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  return canvas.toDataURL();
}

const ownPhoto = (url: string): OwnProfile => ({
  ...own,
  photo,
  photo_source: {
    picture: {
      id: '00000000-0000-4000-8000-000000000002',
      kind: 'picture',
      color: '#884422',
      width: 400,
      height: 200,
      sources: [{ width: 400, url }],
    },
    crop: { x: 0.5, y: 0, width: 0.5, height: 1 },
  },
});

test('a saved portrait is cut again from its original, without another upload', async () => {
  const saved = ownPhoto(drawn(400, 200));
  const server = await open('/profile/edit', (fake) => {
    fake.on('GET /api/profile/', json(saved));
    fake.on('PUT /api/profile/photo/', json(saved));
  });
  await page.getByRole('button', { name: 'Кадрировать портрет' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Поставить/ })
    .click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(page.getByText('Всё сохранено')).toBeVisible();
  expect(bodyOf(server, 'PUT /api/profile/photo/')).toEqual({
    media: saved.photo_source?.picture.id,
    crop: { x: 0.5, y: 0, width: 0.5, height: 1 },
  });
});

test('a portrait whose picture does not open says so, and stays as it was', async () => {
  await open('/profile/edit', (fake) => {
    fake.on('GET /api/profile/', json(ownPhoto('data:image/png;base64,AAAA')));
  });
  await page.getByRole('button', { name: 'Кадрировать портрет' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Поставить/ })
    .click();
  await expect.element(page.getByRole('dialog').getByText(/Картинка не\sоткрылась/)).toBeVisible();
});

test('a first price asks who sells, and is set with what was typed once that is known', async () => {
  const made = { ...tier, id: 6, name: 'Галёрка', price: 20_000, members: 0 };
  const server = await open('/profile?view=tiers', (fake) => {
    fake.on('GET /api/tiers/', json({ results: [], free: 0 }));
    fake.on('POST /api/tiers/', json({ detail: 'Укажите свой статус.', code: 'seller_unknown' }, 403));
    fake.on('PUT /api/seller/', json({ seller: null, is_needed: true }));
  });
  await page.getByRole('button', { name: 'Добавить уровень' }).click();
  await page.getByLabelText('Название').fill('Галёрка');
  await page.getByLabelText('Цена в месяц').fill('200');
  await page.getByRole('button', { name: 'Сохранить уровень' }).click();
  const dialog = page.getByRole('dialog', { name: 'Кто продаёт' });
  await expect.element(dialog).toBeVisible();
  server.on('POST /api/tiers/', json(made, 201));
  await dialog.getByLabelText('Фамилия, имя и отчество').fill('Рощина Анна');
  await dialog.getByLabelText('ИНН').fill('500100732259');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(page.getByText('Галёрка').first()).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bodyOf(server, 'PUT /api/seller/')).toEqual({
    status: 'self_employed',
    name: 'Рощина Анна',
    inn: '500100732259',
  });
  expect(bodyOf(server, 'POST /api/tiers/')).toMatchObject({ name: 'Галёрка', price: 20_000 });
});
