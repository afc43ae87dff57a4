import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FollowButton } from '#src/components/sections/FollowButton/FollowButton.tsx';

const meta = {
  title: 'Компоненты/Секции/Кнопка «Следить» · FollowButton',
  id: 'components-sections-followbutton',
  component: FollowButton,
  args: {
    following: { kind: 'free', isFollowing: false, progress: { kind: 'idle' } },
    subscriptionsHref: '/profile?view=subscriptions',
    onFollow: fn(),
    onUnfollow: fn(),
  },
} satisfies Meta<typeof FollowButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const NotYet: Story = { name: 'Не следит' };
export const Follows: Story = {
  name: 'Следит',
  args: { following: { kind: 'free', isFollowing: true, progress: { kind: 'idle' } } },
};
export const Starting: Story = {
  name: 'Начинает следить',
  args: { following: { kind: 'free', isFollowing: false, progress: { kind: 'pending' } } },
};
export const Started: Story = {
  name: 'Только что начал следить',
  tags: ['!pixels'],
  args: { following: { kind: 'free', isFollowing: true, progress: { kind: 'done' } } },
};
/** The page says why. */
export const Failed: Story = {
  name: 'Не получилось',
  tags: ['!pixels'],
  args: {
    following: { kind: 'free', isFollowing: false, progress: { kind: 'failed', message: 'Нет связи' } },
  },
};
export const Shut: Story = {
  name: 'Автор ограничил',
  tags: ['!pixels'],
  args: { following: { kind: 'shut' } },
};
export const Paid: Story = { name: 'Платит', args: { following: { kind: 'paid' } } };

export const Pressed: Story = {
  name: 'Нажатие «Следить»',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Следить' }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};
