import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconButton } from '#src/components/primitives/IconButton/index.ts';

const meta = {
  component: IconButton,
  args: { label: 'Закрыть', icon: 'close', onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { tags: ['forced-colors'] };
export const Disabled: Story = { tags: ['forced-colors'], args: { isDisabled: true } };

export const Hovered: Story = { parameters: { forcedState: 'hovered' } };

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
  },
};
