import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AuthorsPage, type AuthorView } from '#src/components/pages/AuthorsPage/AuthorsPage.tsx';
import { ilya, katya, mark, vera } from '#stories/components/pages/AuthorsPage.fixtures.ts';

const message = 'Ошибка соединения с сервером. Попробуйте позже.';
const ready = (...value: AuthorView[]) => ({ kind: 'ready', value, isRenewing: false }) as const;
const failed = {
  kind: 'failed',
  message: 'Не удалось загрузить список авторов. Попробуйте ещё раз.',
  isRetrying: false,
  value: undefined,
} as const;

const meta = {
  title: 'Компоненты/Страницы/Авторы · AuthorsPage',
  id: 'components-pages-authorspage',
  component: AuthorsPage,
  args: {
    authors: ready({ ...ilya, subscription: { kind: 'done' }, isPaid: true }, vera, mark, katya),
    more: undefined,
    onRetry: fn(),
    onMore: fn(),
    onSubscribe: fn(),
  },
} satisfies Meta<typeof AuthorsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Ready: Story = {
  name: 'Загружено',
  tags: ['widths'],
  globals: { viewport: { value: 'desktop' } },
};
export const Loading: Story = { name: 'Загрузка', args: { authors: { kind: 'loading' } } };
export const Failed: Story = { name: 'Ошибка загрузки', args: { authors: failed } };
export const FailedWithOldList: Story = {
  name: 'Ошибка загрузки, старый список',
  args: { authors: { ...failed, value: [ilya, vera] } },
};
export const Retrying: Story = {
  name: 'Повторная загрузка',
  args: { authors: { ...failed, isRetrying: true } },
};
export const OfflineWithOldList: Story = {
  name: 'Нет сети, старый список',
  args: { authors: { kind: 'offline', isRetrying: false, value: [ilya, vera] } },
};
export const Subscribing: Story = {
  name: 'Идёт подписка',
  args: { authors: ready({ ...ilya, subscription: { kind: 'pending' } }, vera) },
};
export const SubscribeFailed: Story = {
  name: 'Ошибка подписки',
  args: { authors: ready({ ...ilya, subscription: { kind: 'failed', message } }, vera) },
};
export const MoreToCome: Story = {
  name: 'Есть ещё',
  args: { authors: ready(ilya, vera), more: { kind: 'idle' } },
};
export const MoreFailed: Story = {
  name: 'Ошибка подгрузки',
  args: { authors: ready(ilya, vera), more: { kind: 'failed', message } },
};
export const MoreLoading: Story = {
  name: 'Подгрузка',
  tags: ['!pixels'],
  args: { authors: ready(ilya, vera), more: { kind: 'pending' } },
};

export const Subscribed: Story = {
  name: 'Нажатие «Следить»',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Следить за автором: Марк Шатров' }));
    await expect(args.onSubscribe).toHaveBeenCalledWith(mark.id);
  },
};
