import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { type OwnPosts, OwnPostsPage } from '#src/components/pages/OwnPostsPage/OwnPostsPage.tsx';
import {
  noPosts,
  posts,
  published,
  scheduled,
  untitled,
} from '#stories/components/pages/OwnPostsPage.fixtures.ts';

const message = 'Ошибка соединения с сервером. Попробуйте позже.';
const ready = (value: OwnPosts) => ({ kind: 'ready', value, isRenewing: false }) as const;
const failed = {
  kind: 'failed',
  message: 'Не удалось загрузить посты. Попробуйте ещё раз.',
  isRetrying: false,
  value: undefined,
} as const;

const meta = {
  title: 'Компоненты/Страницы/Свои посты · OwnPostsPage',
  id: 'components-pages-ownpostspage',
  component: OwnPostsPage,
  args: {
    posts: ready(posts),
    tab: 'all',
    query: '',
    createHref: '/create',
    onTabChange: fn(),
    onQueryChange: fn(),
    onAction: fn(),
    onRestore: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OwnPostsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Ready: Story = {
  name: 'Загружено',
  tags: ['phone', 'forced-colors'],
  globals: { viewport: { value: 'desktop' } },
};
export const OneGroup: Story = {
  name: 'Одна группа',
  args: {
    tab: 'published',
    posts: ready({ ...posts, published: { ...posts.published, more: { kind: 'pending' } } }),
  },
};
export const EmptyGroup: Story = {
  name: 'Пустая группа',
  args: { tab: 'drafts', posts: ready({ ...posts, drafts: noPosts.drafts }) },
};
export const Empty: Story = { name: 'Пусто', args: { posts: ready(noPosts) } };
export const NothingFound: Story = {
  name: 'Ничего не нашлось',
  tags: ['phone'],
  args: { query: 'хлебб', posts: ready(noPosts) },
};
export const Loading: Story = { name: 'Загрузка', tags: ['phone'], args: { posts: { kind: 'loading' } } };
export const Failed: Story = { name: 'Ошибка загрузки', args: { posts: failed } };
export const Offline: Story = {
  name: 'Нет сети',
  tags: ['!pixels'],
  args: { posts: { kind: 'offline', isRetrying: false, value: posts } },
};

/** The result of an action shows in its row: deleted, being restored, refused, done. */
export const ActionResults: Story = {
  name: 'Итоги действий',
  args: {
    posts: ready({
      drafts: {
        posts: [
          { kind: 'deleted', id: 7, restoring: { kind: 'idle' } },
          { kind: 'deleted', id: 8, restoring: { kind: 'pending' } },
          { kind: 'deleted', id: 9, restoring: { kind: 'failed', message } },
          { ...untitled, progress: { kind: 'failed', message } },
        ],
        count: '4',
        more: undefined,
      },
      scheduled: { posts: [{ ...scheduled, progress: { kind: 'pending' } }], count: '1', more: undefined },
      published: {
        posts: [{ ...published, progress: { kind: 'done', message: 'Копия лежит в черновиках' } }],
        count: '48',
        more: { kind: 'failed', message },
      },
    }),
  },
};

export const Deleted: Story = {
  name: 'Удаление',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия с постом: Без названия' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
    await expect(args.onAction).toHaveBeenCalledWith(untitled.id, 'delete');
  },
};
