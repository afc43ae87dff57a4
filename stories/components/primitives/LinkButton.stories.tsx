import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '#src/components/primitives/LinkButton/index.ts';

const meta = {
  component: LinkButton,
  args: { href: '#main', children: 'На главную' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { kind: 'secondary', size: 'small' } };
export const Outline: Story = { args: { kind: 'outline' } };
export const Ghost: Story = { args: { kind: 'ghost' } };
