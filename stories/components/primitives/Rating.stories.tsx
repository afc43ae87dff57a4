import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from '#src/components/primitives/Rating/index.ts';

const meta = { component: Rating } satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { value: 5 } };
export const Fraction: Story = { tags: ['forced-colors'], args: { value: 4.2 } };
export const Whole: Story = { args: { value: 4 } };
