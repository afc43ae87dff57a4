import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '#src/components/primitives/Logo/Logo.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Логотип · Logo',
  id: 'components-primitives-logo',
  component: Logo,
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Header: Story = { name: 'В шапке' };
export const Full: Story = { name: 'Полный размер', args: { size: 'full' } };
