import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from '#src/components/primitives/Rating/Rating.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Оценка · Rating',
  id: 'components-primitives-rating',
  component: Rating,
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: 'Полная оценка', args: { value: 5 } };
export const Fraction: Story = { name: 'Дробная оценка', tags: ['forced-colors'], args: { value: 4.2 } };
export const Whole: Story = { name: 'Целая оценка', args: { value: 4 } };
