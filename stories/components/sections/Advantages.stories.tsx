import type { Meta, StoryObj } from '@storybook/react-vite';
import { Advantages } from '#src/components/sections/Advantages/Advantages.tsx';
import { withPage } from '../../../.storybook/decorators/withPage.tsx';

const meta = {
  title: 'Компоненты/Секции/Преимущества · Advantages',
  id: 'components-sections-advantages',
  component: Advantages,
  parameters: { layout: 'fullscreen' },
  decorators: [withPage],
} satisfies Meta<typeof Advantages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: 'На компьютере',
  tags: ['widths', 'forced-colors'],
  globals: { viewport: { value: 'desktop' } },
};
