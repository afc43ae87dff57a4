import type { Meta, StoryObj } from '@storybook/react-vite';
import { PendingDots } from '#src/components/primitives/PendingDots/PendingDots.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Точки ожидания · PendingDots',
  id: 'components-primitives-pendingdots',
  component: PendingDots,
} satisfies Meta<typeof PendingDots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Waiting: Story = { name: 'Ожидание', tags: ['forced-colors', 'motion'] };
export const Icon: Story = { name: 'В кнопке', args: { size: 'icon' } };
