import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '#src/components/primitives/Logo/index.ts';

const meta = { component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const Header: Story = {};
export const Full: Story = { args: { size: 'full' } };
