import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { shell } from '#stories/components/frames/AppShell.fixtures.ts';
import { AppShell } from '#src/components/frames/AppShell/AppShell.tsx';
import { PostPreviewPage } from '#src/components/pages/PostPreviewPage/PostPreviewPage.tsx';
import { blocks, listening } from '#stories/components/sections/PostBody.fixtures.ts';
import { PostBody } from '#src/components/sections/PostBody/PostBody.tsx';

const body = <PostBody blocks={blocks.slice(0, 2)} listening={listening} />;

const meta = {
  title: 'Компоненты/Страницы/Просмотр поста · PostPreviewPage',
  id: 'components-pages-postpreviewpage',
  component: PostPreviewPage,
  args: {
    viewer: 'visitor',
    viewers: [
      ['visitor', 'Без подписки'],
      ['follower', 'Подписчик'],
      ['tier-1', 'Уровень «Первый ряд»'],
    ],
    onViewerChange: fn(),
    post: { kind: 'ready', value: body, isRenewing: false },
    editHref: '/post/edit/7',
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppShell {...shell} current="create" onLogout={() => {}}>
        <Story />
      </AppShell>
    ),
  ],
} satisfies Meta<typeof PostPreviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Ready: Story = { name: 'Загружено', tags: ['phone'] };
export const Loading: Story = { name: 'Загрузка', tags: ['!pixels'], args: { post: { kind: 'loading' } } };
export const Failed: Story = {
  name: 'Ошибка загрузки',
  args: {
    post: {
      kind: 'failed',
      message: 'Не удалось показать пост. Попробуйте ещё раз.',
      isRetrying: false,
      value: undefined,
    },
  },
};
export const Offline: Story = {
  name: 'Нет сети',
  tags: ['!pixels'],
  args: { post: { kind: 'offline', isRetrying: false, value: body } },
};

export const OtherEyes: Story = {
  name: 'Выбор, чьими глазами смотреть',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Глазами Без подписки' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Подписчик' }));
    await expect(args.onViewerChange).toHaveBeenCalledWith('follower');
  },
};
