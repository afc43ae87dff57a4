import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FeedPage } from '#src/components/pages/FeedPage/FeedPage.tsx';
import type { PostView } from '#src/components/sections/PostCard/PostCard.tsx';
import { read, suggestions } from '#stories/components/sections/FeedRail.fixtures.ts';
import { steps } from '#stories/components/sections/FirstSteps.fixtures.ts';
import { freePost, lockedPost, openPost, textPost } from '#stories/components/sections/PostCard.fixtures.ts';

const message = 'Ошибка соединения с сервером. Попробуйте позже.';
const ready = (...value: PostView[]) => ({ kind: 'ready', value, isRenewing: false }) as const;
const failed = {
  kind: 'failed',
  message: 'Не удалось загрузить ленту. Попробуйте ещё раз.',
  isRetrying: false,
  value: undefined,
} as const;

const rail = {
  subscriptions: [],
  subscriptionsHref: '/profile?view=subscriptions',
  suggestions: [],
  authorsHref: '/profile?view=authors',
  feedHref: '/feed',
  onSubscribe: fn(),
};

const meta = {
  title: 'Компоненты/Страницы/Лента · FeedPage',
  id: 'components-pages-feedpage',
  component: FeedPage,
  args: {
    tab: 'all',
    onTabChange: fn(),
    rail,
    posts: ready(openPost, lockedPost, freePost, textPost),
    more: { kind: 'idle' },
    authorsHref: '/profile?view=authors',
    feedHref: '/feed',
    onLike: fn(),
    onBookmark: fn(),
    onRenew: fn(),
    onMore: fn(),
  },
} satisfies Meta<typeof FeedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Ready: Story = {
  name: 'Загружено',
  tags: ['widths'],
  globals: { viewport: { value: 'desktop' } },
};
export const FirstVisit: Story = {
  name: 'Первый вход',
  tags: ['widths'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    posts: ready(openPost),
    steps: { steps, onHide: fn() },
    rail: { ...rail, subscriptions: read, suggestions },
  },
};
export const NewPostsWait: Story = {
  name: 'Есть новые посты',
  tags: ['phone'],
  args: { posts: ready(openPost), newPosts: '5 новых постов' },
};
export const Renewing: Story = {
  name: 'Обновляется',
  args: { posts: { ...ready(textPost), isRenewing: true }, newPosts: '5 новых постов' },
};
export const LastPage: Story = {
  name: 'Последняя страница',
  args: { posts: ready(textPost), more: undefined },
};
export const LoadingMore: Story = {
  name: 'Подгрузка',
  args: { posts: ready(textPost), more: { kind: 'pending' } },
};
export const MoreFailed: Story = {
  name: 'Ошибка подгрузки',
  args: { posts: ready(textPost), more: { kind: 'failed', message } },
};
export const Loading: Story = { name: 'Загрузка', tags: ['phone'], args: { posts: { kind: 'loading' } } };
export const Failed: Story = { name: 'Ошибка загрузки', args: { posts: failed } };
export const FailedWithOldPosts: Story = {
  name: 'Ошибка загрузки, старые посты',
  args: { posts: { ...failed, value: [textPost] } },
};
export const Retrying: Story = {
  name: 'Повторная загрузка',
  args: { posts: { ...failed, isRetrying: true } },
};
export const OfflineWithOldPosts: Story = {
  name: 'Нет сети, старые посты',
  args: { posts: { kind: 'offline', isRetrying: false, value: [textPost] } },
};
export const Empty: Story = { name: 'Пустая лента', args: { posts: ready(), more: undefined } };
export const NobodyFollowed: Story = {
  name: 'Подписок нет',
  tags: ['phone'],
  args: { tab: 'authors', posts: ready(), more: undefined },
};
/** The followed authors have not published anything yet. */
export const NothingOfMine: Story = {
  name: 'Авторы ещё не писали',
  args: { tab: 'authors', posts: ready(), more: undefined, rail: { ...rail, subscriptions: read } },
};
export const NothingOpen: Story = {
  name: 'Открытых постов нет',
  args: { tab: 'open', posts: ready(), more: undefined },
};
export const NothingSaved: Story = {
  name: 'Закладок нет',
  args: { tab: 'bookmarks', posts: ready(), more: undefined },
};

export const Retried: Story = {
  name: 'Нажатие «Загрузить ещё раз»',
  args: { ...Failed.args },
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Загрузить ещё раз' }));
    await expect(args.onRenew).toHaveBeenCalledOnce();
  },
};

export const TabsByKeyboard: Story = {
  name: 'С клавиатуры',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Все' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onTabChange).toHaveBeenCalledWith('open');
  },
};
