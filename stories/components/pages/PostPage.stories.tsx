import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PostPage, type WholePostView } from '#src/components/pages/PostPage/PostPage.tsx';
import { PostPageWait } from '#src/components/pages/PostPage/PostPageSkeleton.tsx';
import { AuthorRail } from '#src/components/sections/AuthorRail/AuthorRail.tsx';
import { FollowButton } from '#src/components/sections/FollowButton/FollowButton.tsx';
import { Comments } from '#src/components/sections/Comments/Comments.tsx';
import { author } from '#stories/components/sections/AuthorRail.fixtures.ts';
import { comments } from '#stories/components/sections/Comments.fixtures.ts';
import { closedPost, openedPost, readablePost } from '#stories/components/pages/PostPage.fixtures.ts';
import type { Opening } from '#src/components/sections/LockedOffers/LockedOffers.tsx';
import { saleOpening, tiersOpening } from '#stories/components/sections/LockedOffers.fixtures.ts';
import { blocks, listening } from '#stories/components/sections/PostBody.fixtures.ts';

const ready = (value: WholePostView) => ({ kind: 'ready', value, isRenewing: false }) as const;
const withOpening = (opening: Opening): WholePostView => ({
  ...closedPost,
  lock: { teaser: 'Номер короткий, четыре минуты.', picture: undefined, opening },
});
const failed = {
  kind: 'failed',
  message: 'Не удалось загрузить пост. Попробуйте ещё раз.',
  isRetrying: false,
  value: undefined,
} as const;

const rail = (
  <AuthorRail
    {...author}
    action={
      <FollowButton
        following={{ kind: 'free', isFollowing: false, progress: { kind: 'idle' } }}
        subscriptionsHref="/profile?view=subscriptions"
        size="small"
        onFollow={fn()}
        onUnfollow={fn()}
      />
    }
  />
);

const meta = {
  title: 'Компоненты/Страницы/Пост · PostPage',
  id: 'components-pages-postpage',
  component: PostPage,
  args: {
    post: ready(readablePost),
    feedHref: '/feed',
    listening,
    rail,
    onLike: fn(),
    onBookmark: fn(),
    onShare: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PostPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Open: Story = {
  name: 'Открытый пост',
  tags: ['widths'],
  globals: { viewport: { value: 'desktop' } },
};
export const WithEverything: Story = {
  name: 'Все виды блоков',
  tags: ['phone'],
  args: { post: ready({ ...readablePost, blocks }) },
};
export const LockedForSubscribers: Story = {
  name: 'Для подписчиков',
  tags: ['widths', 'forced-colors'],
  args: { post: ready(closedPost) },
};
export const LockedForTiers: Story = {
  name: 'Для уровней',
  args: {
    post: ready({
      ...closedPost,
      lock: { teaser: '', inside: '1 файл', picture: undefined, opening: tiersOpening },
    }),
  },
};
export const Subscribing: Story = {
  name: 'Идёт подписка',
  args: { post: ready(withOpening({ kind: 'free', subscribing: { kind: 'pending' }, onSubscribe: fn() })) },
};
export const SubscribingFailed: Story = {
  name: 'Ошибка подписки',
  args: {
    post: ready(
      withOpening({
        kind: 'free',
        subscribing: { kind: 'failed', message: 'Не удалось начать следить за автором. Попробуйте ещё раз.' },
        onSubscribe: fn(),
      }),
    ),
  },
};
/** The moment between the subscription and the post that it opens. */
export const Subscribed: Story = {
  name: 'Подписка оформлена',
  tags: ['!pixels'],
  args: { post: ready(withOpening({ kind: 'free', subscribing: { kind: 'done' }, onSubscribe: fn() })) },
};
/** The picture is under the first paragraph, and a line marks the former end. */
export const JustOpened: Story = {
  name: 'Открылся на месте',
  tags: ['phone'],
  args: { post: ready(openedPost) },
};
export const ForSale: Story = {
  name: 'Продажа',
  tags: ['phone'],
  args: { post: ready(withOpening(saleOpening)) },
};
export const Hidden: Story = {
  name: 'Скрыт модератором',
  args: { post: ready({ ...readablePost, isHidden: true }) },
};
/** Another person's post, which can be reported. */
export const WithComments: Story = {
  name: 'С комментариями',
  args: {
    post: ready({ ...readablePost, commentsHref: '#comments' }),
    comments: <Comments {...comments} />,
    onReport: fn(),
  },
};
export const Own: Story = {
  name: 'Свой пост',
  tags: ['!pixels'],
  args: { own: { isPinned: false, onAction: fn() } },
};
export const OnlyPost: Story = {
  name: 'Единственный пост',
  args: { post: ready({ ...readablePost, previous: undefined, next: undefined }) },
};
export const LatestPost: Story = {
  name: 'Последний пост',
  tags: ['phone'],
  args: { post: ready({ ...readablePost, next: undefined }) },
};
export const FirstPost: Story = {
  name: 'Первый пост',
  args: { post: ready({ ...readablePost, previous: undefined }) },
};
export const Loading: Story = { name: 'Загрузка', tags: ['phone'], args: { post: { kind: 'loading' } } };
export const Failed: Story = { name: 'Ошибка загрузки', args: { post: failed } };
export const Retrying: Story = {
  name: 'Повторная загрузка',
  tags: ['!pixels'],
  args: { post: { ...failed, isRetrying: true } },
};
export const OfflineWithText: Story = {
  name: 'Нет сети, старый текст',
  args: { post: { kind: 'offline', isRetrying: false, value: readablePost } },
};
export const Wait: Story = {
  name: 'Загрузка кода страницы',
  tags: ['phone'],
  render: () => <PostPageWait feedHref="/feed" />,
};
export const Missing: Story = { name: 'Не найдено', args: { post: { kind: 'missing' } } };

export const Retried: Story = {
  name: 'Нажатие «Загрузить ещё раз»',
  tags: ['!pixels'],
  args: { post: failed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Загрузить ещё/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
