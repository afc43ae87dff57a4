import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AuthorsPage, type AuthorView } from '#src/components/pages/AuthorsPage/index.ts';
import { ilya, mark, vera } from '#src/components/pages/AuthorsPage/fixtures.ts';

const message = 'Ошибка соединения с сервером. Попробуйте позже.';
const ready = (...authors: AuthorView[]) => ({ kind: 'ready', authors, more: { kind: 'none' } }) as const;

const meta = {
  component: AuthorsPage,
  args: { status: ready(ilya, vera, mark), onRetry: fn(), onMore: fn(), onSubscribe: fn() },
} satisfies Meta<typeof AuthorsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const Ready: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Loading: Story = { args: { status: { kind: 'loading' } } };
export const Failed: Story = { args: { status: { kind: 'error', message } } };
export const Subscribing: Story = {
  args: { status: ready({ ...ilya, subscription: { kind: 'pending' } }, vera) },
};
export const SubscribeFailed: Story = {
  args: { status: ready({ ...ilya, subscription: { kind: 'error', message } }, vera) },
};
export const MoreToCome: Story = { args: { status: { ...ready(ilya, vera), more: { kind: 'idle' } } } };
export const MoreFailed: Story = {
  args: { status: { ...ready(ilya, vera), more: { kind: 'error', message } } },
};
export const MoreLoading: Story = {
  tags: ['!pixels'],
  args: { status: { ...ready(ilya, vera), more: { kind: 'loading' } } },
};

export const Subscribed: Story = {
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Подписаться бесплатно на\u00a0автора: Марк Шатров' }),
    );
    await expect(args.onSubscribe).toHaveBeenCalledWith(mark.id);
  },
};
