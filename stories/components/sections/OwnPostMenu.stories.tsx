import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { OwnPostMenu } from '#src/components/sections/OwnPostMenu/OwnPostMenu.tsx';

const meta = {
  title: 'Компоненты/Секции/Меню своего поста · OwnPostMenu',
  id: 'components-sections-ownpostmenu',
  component: OwnPostMenu,
  args: { title: 'Черновик третьей песни', isPinned: false, onAction: fn() },
} satisfies Meta<typeof OwnPostMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Closed: Story = { name: 'Закрыто' };
export const Opened: Story = {
  name: 'Открыто',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitem', { name: 'Закрепить' })).toBeVisible();
  },
};
export const Pinned: Story = {
  name: 'Закреплённый',
  args: { isPinned: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitem', { name: 'Открепить' })).toBeVisible();
  },
};
