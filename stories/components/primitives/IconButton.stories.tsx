import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconButton } from '#src/components/primitives/IconButton/index.ts';

const meta = {
  title: 'Компоненты/Примитивы/Кнопка с иконкой · IconButton',
  id: 'components-primitives-iconbutton',
  component: IconButton,
  args: { label: 'Закрыть', icon: 'close', onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { name: 'В покое', tags: ['forced-colors'] };
export const Disabled: Story = { name: 'Недоступно', tags: ['forced-colors'], args: { isDisabled: true } };

export const Hovered: Story = { name: 'Под курсором', parameters: { forcedState: 'hovered' } };

export const Focused: Story = {
  name: 'В фокусе',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
  },
};
