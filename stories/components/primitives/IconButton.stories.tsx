import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconButton } from '#src/components/primitives/IconButton/IconButton.tsx';
import { StateMatrix } from '../../../.storybook/decorators/StateMatrix.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Кнопка с иконкой · IconButton',
  id: 'components-primitives-iconbutton',
  component: IconButton,
  args: { label: 'Закрыть', icon: 'close', onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { name: 'В покое' };
export const Disabled: Story = { name: 'Недоступно', args: { isDisabled: true } };

export const Focused: Story = {
  name: 'В фокусе',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
  },
};

export const States: Story = {
  name: 'Все состояния',
  // The page shows it on its own, in both themes.
  tags: ['forced-colors', '!autodocs'],
  render: (args) => (
    <StateMatrix kinds={{ close: 'close' }}>
      {(icon, isDisabled) => <IconButton {...args} icon={icon} isDisabled={isDisabled} />}
    </StateMatrix>
  ),
};
