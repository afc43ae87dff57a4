import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AppearanceChoice } from '#src/components/sections/AppearanceChoice/AppearanceChoice.tsx';

const meta = {
  title: 'Компоненты/Секции/Выбор темы · AppearanceChoice',
  id: 'components-sections-appearancechoice',
  component: AppearanceChoice,
  args: { appearance: 'system', onChange: fn() },
} satisfies Meta<typeof AppearanceChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const System: Story = {
  name: 'Как в системе',
  tags: ['forced-colors'],
  globals: { viewport: { value: 'desktop' } },
};
export const Dark: Story = { name: 'Тёмная тема', args: { appearance: 'dark' } };
