import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark } from '#src/components/primitives/Mark/Mark.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Знак · Mark',
  id: 'components-primitives-mark',
  component: Mark,
} satisfies Meta<typeof Mark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = { name: 'Обычный вид' };
