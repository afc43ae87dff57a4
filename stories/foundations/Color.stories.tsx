import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColorRoles } from './blocks/ColorRoles.tsx';

const meta = {
  id: 'foundations-color',
  title: 'Основы/Цвет',
  component: ColorRoles,
  tags: ['!autodocs'],
  argTypes: { themes: { table: { disable: true } }, uses: { table: { disable: true } } },
} satisfies Meta<typeof ColorRoles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  name: 'Обе темы рядом',
  args: { themes: ['light', 'dark'] },
  tags: ['!pixels'],
};
export const Light: Story = { name: 'Светлая тема', args: { themes: ['light'] }, tags: ['!pixels'] };
export const Dark: Story = { name: 'Тёмная тема', args: { themes: ['dark'] }, tags: ['!pixels'] };
