import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '#src/components/primitives/Avatar/index.ts';

const meta = { component: Avatar, args: { portrait: 'anna' } } satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const Small: Story = { args: { size: 'small' } };
export const Regular: Story = {};
export const Large: Story = { args: { size: 'large', portrait: 'mark' } };
