import type { Meta, StoryObj } from '@storybook/react-vite';
import { Main } from '#src/components/primitives/Main/Main.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Содержание страницы · Main',
  id: 'components-primitives-main',
  component: Main,
  args: { children: 'То, ради чего открывают страницу.' },
} satisfies Meta<typeof Main>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = { name: 'Содержание' };
