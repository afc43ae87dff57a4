import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '#src/components/primitives/Page/index.ts';
import { Reviews } from '#src/components/sections/Reviews/index.ts';

const meta = {
  component: Reviews,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof Reviews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
