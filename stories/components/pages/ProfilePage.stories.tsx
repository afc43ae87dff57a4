import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProfilePage, type ProfileView } from '#src/components/pages/ProfilePage/ProfilePage.tsx';
import { mark, nina } from '#stories/components/pages/ProfilePage.fixtures.ts';
import { steps } from '#stories/components/sections/ProfileChecklist.fixtures.ts';
import { lockedPost, openPost, textPost } from '#stories/components/sections/PostCard.fixtures.ts';

const ready = <Value,>(value: Value) => ({ kind: 'ready', value, isRenewing: false }) as const;
const failed = {
  kind: 'failed',
  message: 'Не удалось загрузить профиль. Попробуйте ещё раз.',
  isRetrying: false,
  value: undefined,
} as const;

const withFollowing = (following: NonNullable<ProfileView['author']>['following']): ProfileView => ({
  ...mark,
  isOwn: following === undefined,
  author: mark.author && { ...mark.author, following },
});

const meta = {
  title: 'Компоненты/Страницы/Профиль · ProfilePage',
  id: 'components-pages-profilepage',
  component: ProfilePage,
  args: {
    profile: ready(mark),
    tab: 'all',
    onTabChange: fn(),
    posts: ready([]),
    more: undefined,
    feedHref: '/feed',
    authorsHref: '/profile?view=authors',
    subscriptionsHref: '/profile?view=subscriptions',
    settingsHref: '/account/settings',
    onFollow: fn(),
    onUnfollow: fn(),
    onBlock: fn(),
    onUnblock: fn(),
    onLike: fn(),
    onBookmark: fn(),
    onRetry: fn(),
    onRenew: fn(),
    onMore: fn(),
  },
} satisfies Meta<typeof ProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Variants of posts and prices are pictured with the feed and `TierList`, because each picture adds to the repository.
 */
export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Author: Story = {
  name: 'Автор',
  tags: ['widths', 'forced-colors'],
  globals: { viewport: { value: 'desktop' } },
  args: { posts: ready([lockedPost]) },
};
export const Following: Story = {
  name: 'Вы следите',
  args: { profile: ready(withFollowing({ kind: 'free', isFollowing: true, progress: { kind: 'idle' } })) },
};
export const Subscribing: Story = {
  name: 'Идёт подписка',
  tags: ['!pixels'],
  args: {
    profile: ready(withFollowing({ kind: 'free', isFollowing: false, progress: { kind: 'pending' } })),
  },
};
export const Unsubscribing: Story = {
  name: 'Идёт отписка',
  tags: ['!pixels'],
  args: { profile: ready(withFollowing({ kind: 'free', isFollowing: true, progress: { kind: 'pending' } })) },
};
export const SubscribingFailed: Story = {
  name: 'Ошибка подписки',
  args: {
    profile: ready(
      withFollowing({
        kind: 'free',
        isFollowing: false,
        progress: { kind: 'failed', message: 'Не удалось начать следить за автором. Попробуйте ещё раз.' },
      }),
    ),
  },
};
export const Paid: Story = {
  name: 'Платная подписка',
  tags: ['!pixels'],
  args: { profile: ready(withFollowing({ kind: 'paid' })) },
};
/** The author does not want this reader. */
export const ShutOut: Story = {
  name: 'Автор заблокировал читателя',
  args: { profile: ready(withFollowing({ kind: 'shut' })) },
};
const own = {
  publicHref: '/profile/mark.shatrov',
  editHref: '/profile/edit',
  tiersHref: '/profile?view=tiers',
  followers: '1 070 человек',
  steps,
  onBecomeAuthor: fn(),
};
const links = [
  { href: 'https://rutube.ru/shatrov', label: 'rutube.ru/shatrov' },
  { href: 'https://t.me/shatrov', label: 't.me/shatrov' },
];
export const Own: Story = {
  name: 'Своя страница',
  tags: ['phone'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    profile: ready({
      ...withFollowing(undefined),
      author: mark.author && { ...mark.author, following: undefined, links },
    }),
    own,
    posts: ready([{ ...textPost, isPinned: true }]),
  },
};
export const LockedPosts: Story = {
  name: 'Закрытые посты',
  tags: ['!pixels'],
  args: { tab: 'locked', posts: ready([lockedPost]) },
};
export const NoLockedPosts: Story = {
  name: 'Закрытых постов нет',
  tags: ['!pixels'],
  args: { tab: 'locked', posts: ready([]) },
};
export const OwnWithoutPosts: Story = {
  name: 'Своя страница без постов',
  tags: ['!pixels'],
  args: { profile: ready(withFollowing(undefined)), posts: ready([]) },
};
export const LoadingPosts: Story = {
  name: 'Посты загружаются',
  tags: ['!pixels'],
  args: { posts: { kind: 'loading' } },
};
export const PostsFailed: Story = {
  name: 'Ошибка загрузки постов',
  tags: ['!pixels'],
  args: { posts: failed },
};
export const PostsOffline: Story = {
  name: 'Нет сети, старые посты',
  tags: ['!pixels'],
  args: { posts: { kind: 'offline', isRetrying: false, value: [openPost] } },
};
export const MoreToCome: Story = {
  name: 'Есть ещё',
  tags: ['!pixels'],
  args: { posts: ready([openPost]), more: { kind: 'idle' } },
};
export const MoreLoading: Story = {
  name: 'Подгрузка',
  tags: ['!pixels'],
  args: { posts: ready([openPost]), more: { kind: 'pending' } },
};
export const MoreFailed: Story = {
  name: 'Ошибка подгрузки',
  tags: ['!pixels'],
  args: { posts: ready([openPost]), more: { kind: 'failed', message: 'Нет связи' } },
};
export const Reader: Story = { name: 'Читатель', tags: ['phone'], args: { profile: ready(nina) } };
export const OwnWithoutPublishing: Story = {
  name: 'Своя страница читателя',
  args: { profile: ready({ ...nina, isOwn: true, block: undefined }), own },
};
export const Blocking: Story = {
  name: 'Читатель блокируется',
  args: { profile: ready({ ...nina, block: { isBlocked: false, progress: { kind: 'pending' } } }) },
};
export const Blocked: Story = {
  name: 'Читатель заблокирован',
  tags: ['phone'],
  args: { profile: ready({ ...nina, block: { isBlocked: true, progress: { kind: 'idle' } } }) },
};
export const BlockedAuthor: Story = {
  name: 'Автор заблокирован',
  tags: ['!pixels'],
  args: { profile: ready({ ...mark, block: { isBlocked: true, progress: { kind: 'idle' } } }) },
};
export const UnblockingFailed: Story = {
  name: 'Ошибка разблокировки',
  args: {
    profile: ready({
      ...nina,
      block: { isBlocked: true, progress: { kind: 'failed', message: 'Не удалось разблокировать.' } },
    }),
  },
};
/** The moment between an action and its announcement. */
export const Done: Story = {
  name: 'Действие выполнено',
  tags: ['!pixels'],
  args: { profile: ready({ ...nina, block: { isBlocked: true, progress: { kind: 'done' } } }) },
};
export const Loading: Story = { name: 'Загрузка', tags: ['widths'], args: { profile: { kind: 'loading' } } };
export const Failed: Story = { name: 'Ошибка загрузки', args: { profile: failed } };
export const Retrying: Story = {
  name: 'Повторная загрузка',
  tags: ['!pixels'],
  args: { profile: { ...failed, isRetrying: true } },
};
export const OfflineWithPerson: Story = {
  name: 'Нет сети, старый профиль',
  tags: ['!pixels'],
  args: { profile: { kind: 'offline', isRetrying: false, value: mark } },
};
export const Missing: Story = { name: 'Не найдено', tags: ['phone'], args: { profile: { kind: 'missing' } } };
export const Gone: Story = { name: 'Аккаунт удалён', args: { profile: { kind: 'gone' } } };

export const Followed: Story = {
  name: 'Нажатие «Следить»',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Следить' });
    if (first) await userEvent.click(first);
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};
