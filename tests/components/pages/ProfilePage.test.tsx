import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import {
  ProfilePage,
  type ProfilePageProps,
  type ProfileView,
} from '#src/components/pages/ProfilePage/ProfilePage.tsx';
import { mark, nina } from '#stories/components/pages/ProfilePage.fixtures.ts';
import { lockedPost, openPost } from '#stories/components/sections/PostCard.fixtures.ts';

const ready = <Value,>(value: Value) => ({ kind: 'ready', value, isRenewing: false }) as const;

const element = (profile: ProfilePageProps['profile'], props: Partial<ProfilePageProps> = {}) => (
  <ProfilePage
    profile={profile}
    tab="all"
    onTabChange={() => {}}
    posts={ready([lockedPost])}
    more={undefined}
    feedHref="/feed"
    authorsHref="/authors"
    subscriptionsHref="/subscriptions"
    settingsHref="/settings"
    onFollow={() => {}}
    onUnfollow={() => {}}
    onBlock={() => {}}
    onUnblock={() => {}}
    onLike={() => {}}
    onBookmark={() => {}}
    onRetry={() => {}}
    onRenew={() => {}}
    onMore={() => {}}
    {...props}
  />
);

type Author = NonNullable<ProfileView['author']>;

const withAuthor = (changes: Partial<Author>): ProfileView => ({
  ...mark,
  author: mark.author && { ...mark.author, ...changes },
});
const following = (isFollowing: boolean, kind: 'idle' | 'pending' = 'idle') =>
  ready(withAuthor({ following: { kind: 'free', isFollowing, progress: { kind } } }));
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('an author is named, counted and priced before the posts', async () => {
  const screen = await render(element(ready(mark)));
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Марк Шатров' })).toBeVisible();
  await expect.element(screen.getByText('Артист, шоумен · mark.shatrov')).toBeVisible();
  await expect.element(screen.getByText(/^62\sпоста$/)).toBeVisible();
  await expect.element(screen.getByText(/^с\sмарта\s2025$/)).toBeVisible();
  const headings = screen.getByRole('heading', { level: 2 }).elements();
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Уровни подписки', lockedPost.title]);
  await expect.element(screen.getByText('Больше постов нет')).toBeVisible();
});

test('the button that follows keeps the focus, and what it says is what is so; that it is so is heard', async () => {
  const [onFollow, onUnfollow] = [vi.fn(), vi.fn()];
  const screen = await render(element(following(false), { onFollow, onUnfollow }));
  await button('Следить').first().click();
  expect(onFollow).toHaveBeenCalledOnce();
  await screen.rerender(element(following(false, 'pending'), { onFollow, onUnfollow }));
  await expect.element(button('Добавляем...').first()).toHaveFocus();
  await screen.rerender(element(following(true), { onFollow, onUnfollow }));
  await expect.element(button(/^Вы\sследите$/)).toHaveFocus();
  await expect.element(screen.getByText(/^Вы\sследите за\sавтором$/)).toBeInTheDocument();
  await button(/^Вы\sследите$/).click();
  expect(onUnfollow).toHaveBeenCalledOnce();
  await screen.rerender(element(following(false), { onFollow, onUnfollow }));
  await expect.element(button('Следить').first()).toHaveFocus();
  expect(screen.getByText(/^Вы\sследите за\sавтором$/).query()).toBeNull();
});

test('what was so when the page came is no news', async () => {
  const screen = await render(element({ kind: 'loading' }));
  await screen.rerender(element(following(true)));
  await expect.element(button(/^Вы\sследите$/)).toBeVisible();
  expect(screen.getByText(/^Вы\sследите за\sавтором$/).query()).toBeNull();
});

test('why somebody could not be followed is told', async () => {
  const failed = { kind: 'failed', message: 'Нет связи' } as const;
  await render(
    element(ready(withAuthor({ following: { kind: 'free', isFollowing: false, progress: failed } }))),
  );
  await expect.element(page.getByRole('alert').getByText('Нет связи')).toBeVisible();
});

test('a paying subscriber is led to the subscription, and has no button that would end it', async () => {
  await render(element(ready(withAuthor({ following: { kind: 'paid' } }))));
  await expect
    .element(page.getByRole('link', { name: 'Моя подписка' }))
    .toHaveAttribute('href', '/subscriptions');
  expect(button(/Следить|следите/).query()).toBeNull();
});

test('whom the author does not want reads that, and has nothing to press', async () => {
  await render(element(ready(withAuthor({ following: { kind: 'shut' } }))));
  await expect
    .element(page.getByText(/^Автор ограничил вам\sдоступ$|^Автор ограничил вам доступ$/))
    .toBeVisible();
  expect(button(/Следить|следите/).query()).toBeNull();
});

test('one’s own page leads to the settings', async () => {
  const own = ready({ ...withAuthor({ following: undefined }), isOwn: true });
  await render(element(own));
  await expect
    .element(page.getByRole('link', { name: 'Настройки' }).first())
    .toHaveAttribute('href', '/settings');
  expect(button(/Следить|следите/).query()).toBeNull();
});

const own = {
  publicHref: '/profile/mark.shatrov',
  editHref: '/profile/edit',
  tiersHref: '/tiers',
  followers: '7 человек',
  steps: [{ title: 'Закрепите пост', note: '', isDone: false, href: '/posts', action: 'Выбрать пост' }],
  onBecomeAuthor: () => {},
};

test('one’s own page leads to its editing, its tiers and what it lacks', async () => {
  const mine = ready({ ...withAuthor({ following: undefined }), isOwn: true });
  await render(element(mine, { own }));
  const link = (name: string) => page.getByRole('link', { name });
  await expect
    .element(page.getByRole('link', { name: 'Изменить', exact: true }))
    .toHaveAttribute('href', '/profile/edit');
  await expect.element(link('Как видят другие')).toHaveAttribute('href', '/profile/mark.shatrov');
  await expect.element(link('Изменить уровни')).toHaveAttribute('href', '/tiers');
  await expect.element(link('Выбрать пост')).toHaveAttribute('href', '/posts');
  await expect.element(page.getByText('7 человек')).toBeVisible();
});

test('who publishes nothing yet may begin on their own page', async () => {
  const onBecomeAuthor = vi.fn();
  await render(
    element(ready({ ...nina, isOwn: true, block: undefined }), { own: { ...own, onBecomeAuthor } }),
  );
  await button('Стать автором').click();
  expect(onBecomeAuthor).toHaveBeenCalledOnce();
});

test('the author’s links lead to other sites in a new tab', async () => {
  const links = [{ href: 'https://t.me/shatrov', label: 't.me/shatrov' }];
  await render(element(ready(withAuthor({ links }))));
  const link = page.getByRole('link', { name: /t\.me\/shatrov/ });
  await expect.element(link).toHaveAttribute('href', 'https://t.me/shatrov');
  await expect.element(link).toHaveAttribute('rel', 'noopener');
});

test('an author may keep a reader out, and let them in again', async () => {
  const [onBlock, onUnblock] = [vi.fn(), vi.fn()];
  const screen = await render(element(ready(nina), { onBlock, onUnblock }));
  await expect.element(page.getByText(/^Пока ничего не\sпубликует$/)).toBeVisible();
  await button('Заблокировать').click();
  expect(onBlock).toHaveBeenCalledOnce();
  const blocked = { ...nina, block: { isBlocked: true, progress: { kind: 'idle' } } } as const;
  await screen.rerender(element(ready(blocked), { onBlock, onUnblock }));
  await expect.element(page.getByText(/^Вы\sзаблокировали этого человека/)).toBeVisible();
  await button('Разблокировать').click();
  expect(onUnblock).toHaveBeenCalledOnce();
  await screen.rerender(element(ready(nina), { onBlock, onUnblock }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Нина Орлова' })).toHaveFocus();
});

test('readers are not offered to block anybody', async () => {
  await render(element(ready({ ...nina, block: undefined })));
  await expect.element(page.getByText(/^Пока ничего не\sпубликует$/)).toBeVisible();
  expect(page.getByRole('button').query()).toBeNull();
});

test.each([
  ['missing', 'Такого человека здесь нет'],
  ['gone', 'Аккаунт удалён'],
] as const)(
  'a page that is %s says so under the heading that has the focus, and leads on',
  async (kind, title) => {
    const screen = await render(element({ kind: 'loading' }));
    screen.getByRole('heading', { level: 1 }).element().focus();
    await screen.rerender(element({ kind }));
    await expect.element(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus();
    await expect
      .element(screen.getByRole('link', { name: 'Найти авторов' }))
      .toHaveAttribute('href', '/authors');
    await expect.element(screen.getByRole('link', { name: /ленту/ })).toHaveAttribute('href', '/feed');
  },
);

test('a person who could not be loaded is asked for once more; then focus is on the name', async () => {
  const onRetry = vi.fn();
  const failed = { kind: 'failed', message: 'Нет связи', isRetrying: false, value: undefined } as const;
  const screen = await render(element(failed, { onRetry }));
  await button(/Загрузить ещё/).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await screen.rerender(element(ready(mark)));
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Марк Шатров' })).toHaveFocus();
});

test('while it loads it says so once', async () => {
  const screen = await render(element({ kind: 'loading' }));
  expect(screen.getByText('Загрузка').elements()).toHaveLength(1);
});

test.each([
  ['all', 'Постов пока нет'],
  ['locked', 'Закрытых постов пока нет'],
] as const)('a tab without posts says so: %s', async (tab, sentence) => {
  await render(element(ready(mark), { tab, posts: ready([]) }));
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test('posts come in pages, and the reader goes on from the first new one', async () => {
  const onMore = vi.fn();
  const screen = await render(element(ready(mark), { more: { kind: 'idle' }, onMore }));
  await button('Показать ещё').click();
  expect(onMore).toHaveBeenCalledOnce();
  await screen.rerender(element(ready(mark), { posts: ready([lockedPost, openPost]), onMore }));
  expect(document.activeElement?.textContent).toContain('Черновик третьей песни');
});

test.each([
  [360, 'above'],
  [1280, 'above'],
  [1440, 'beside'],
] as const)('at %i prices stand %s the posts', async (width, where) => {
  await page.viewport(width, 900);
  const { container } = await render(element(ready(mark)));
  const [words, tiers, posts] = ['words', 'tiers', 'posts'].map((part) =>
    container.querySelector(`[data-part=${part}]`)?.getBoundingClientRect(),
  );
  if (words === undefined || tiers === undefined || posts === undefined) throw new Error('no part');
  expect(words.bottom).toBeLessThanOrEqual(posts.top);
  expect(where === 'above' ? tiers.bottom <= posts.top : tiers.left >= posts.right).toBe(true);
});
