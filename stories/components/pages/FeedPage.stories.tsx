import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FeedPage } from '#src/components/pages/FeedPage/index.ts';
import { lockedPost, openPost, textPost } from '#src/components/sections/PostCard/fixtures.ts';

const posts = [openPost, lockedPost, textPost];

const meta = {
  component: FeedPage,
  args: {
    status: { kind: 'ready', posts, more: { kind: 'idle' } },
    onRetry: fn(),
    onMore: fn(),
    onSubscribe: fn(),
  },
} satisfies Meta<typeof FeedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const Ready: Story = {};
export const LastPage: Story = { args: { status: { kind: 'ready', posts, more: { kind: 'none' } } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
export const LoadingMore: Story = { args: { status: { kind: 'ready', posts, more: { kind: 'loading' } } } };
export const MoreFailed: Story = {
  args: {
    status: {
      kind: 'ready',
      posts,
      more: { kind: 'error', message: 'Ошибка соединения с сервером. Попробуйте позже.' },
    },
  },
};
export const Loading: Story = { args: { status: { kind: 'loading' } } };
export const LoadingOnPhone: Story = {
  args: { status: { kind: 'loading' } },
  globals: { viewport: { value: 'mobile' } },
};
export const Failed: Story = {
  args: { status: { kind: 'error', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};
export const Empty: Story = { args: { status: { kind: 'ready', posts: [], more: { kind: 'none' } } } };

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'По\u00a0подписке' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

export const NothingFiltered: Story = {
  args: { status: { kind: 'ready', posts: [openPost], more: { kind: 'none' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'По\u00a0подписке' }));
    await expect(canvas.getByText(/Таких постов пока/)).toBeVisible();
  },
};

export const Retried: Story = {
  args: { ...Failed.args },
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Загрузить ещё раз' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const TabsByKeyboard: Story = {
  tags: ['!pixels'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Все' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Открытые' })).toHaveAttribute('aria-selected', 'true');
  },
};
