import type { Meta, StoryObj } from '@storybook/react-vite';
import { Reviews } from '#src/components/sections/Reviews/Reviews.tsx';
import { withPage } from '../../../.storybook/decorators/withPage.tsx';

const meta = {
  title: 'Компоненты/Секции/Отзывы · Reviews',
  id: 'components-sections-reviews',
  component: Reviews,
  parameters: { layout: 'fullscreen' },
  decorators: [withPage],
} satisfies Meta<typeof Reviews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: 'На компьютере',
  tags: ['widths', 'forced-colors'],
  globals: { viewport: { value: 'desktop' } },
};
