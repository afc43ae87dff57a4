import type { Meta, StoryObj } from '@storybook/react-vite';
import { HowItWorks } from '#src/components/sections/HowItWorks/HowItWorks.tsx';
import { withPage } from '../../../.storybook/decorators/withPage.tsx';

const meta = {
  title: 'Компоненты/Секции/Как это работает · HowItWorks',
  id: 'components-sections-howitworks',
  component: HowItWorks,
  parameters: { layout: 'fullscreen' },
  decorators: [withPage],
} satisfies Meta<typeof HowItWorks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: 'На компьютере',
  tags: ['widths', 'forced-colors'],
  globals: { viewport: { value: 'desktop' } },
};
