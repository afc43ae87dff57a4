import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FeedSkeleton } from '#src/components/pages/FeedPage/FeedPageSkeleton.tsx';
import { AppShell } from '#src/components/frames/AppShell/AppShell.tsx';
import { AppShellSkeleton } from '#src/components/frames/AppShell/AppShellSkeleton.tsx';
import { shell } from '#stories/components/frames/AppShell.fixtures.ts';

const meta = {
  title: 'Компоненты/Рамки/Каркас приложения · AppShell',
  id: 'components-frames-appshell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: { ...shell, current: 'feed', onLogout: fn(), children: <h1>Лента</h1> },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Desktop: Story = {
  name: 'На компьютере',
  tags: ['widths', 'forced-colors', 'contrast'],
  globals: { viewport: { value: 'desktop' } },
};
export const Mobile: Story = {
  name: 'На телефоне',
  args: { current: 'profile' },
  tags: ['print'],
  globals: { viewport: { value: 'mobile' } },
};
export const AccountMenu: Story = {
  name: 'Меню аккаунта',
  tags: ['forced-colors'],
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Меню аккаунта' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Аккаунт' })).toBeVisible());
  },
};
export const LongName: Story = {
  name: 'Длинное имя',
  args: {
    user: {
      name: 'Константин Константинопольский-Заозёрный',
      note: 'konstantin.konstantinopolsky@pochtovy-yashchik.example.ru',
      portrait: 'mark',
    },
  },
  globals: { viewport: { value: 'desktop' } },
};

const skeleton = () => (
  <AppShellSkeleton>
    <FeedSkeleton />
  </AppShellSkeleton>
);
export const Loading: Story = {
  name: 'Загрузка',
  tags: ['phone'],
  render: skeleton,
  globals: { viewport: { value: 'desktop' } },
};

export const Logout: Story = {
  name: 'Нажатие «Выйти»',
  globals: { viewport: { value: 'desktop' } },
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выйти' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
