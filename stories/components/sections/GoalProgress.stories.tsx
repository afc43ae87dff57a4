import type { Meta, StoryObj } from '@storybook/react-vite';
import { GoalProgress } from '#src/components/sections/GoalProgress/GoalProgress.tsx';
import { goal } from '#stories/components/sections/GoalProgress.fixtures.ts';

const meta = {
  title: 'Компоненты/Секции/Цель сбора · GoalProgress',
  id: 'components-sections-goalprogress',
  component: GoalProgress,
  args: goal,
} satisfies Meta<typeof GoalProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Raising: Story = { name: 'Собирают', tags: ['phone', 'forced-colors'] };
export const WithOwn: Story = {
  name: 'С вашим донатом',
  args: { raised: 6_345_000, own: 30_000, people: '72 человека, с вами' },
};
export const Begun: Story = { name: 'Только начали', args: { raised: 0, people: 'Пока никто' } };
export const Over: Story = { name: 'Собрали больше', args: { raised: 9_412_550, people: '104 человека' } };
