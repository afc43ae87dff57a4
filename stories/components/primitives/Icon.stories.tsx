import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '#src/components/primitives/Icon/Icon.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Иконка · Icon',
  id: 'components-primitives-icon',
  component: Icon,
  args: { name: 'feed' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Regular: Story = { name: 'Обычный вид' };
export const Small: Story = { name: 'Малый размер', args: { name: 'check', size: 'small' } };
export const Filled: Story = { name: 'Залита', args: { name: 'heart', isFilled: true } };
