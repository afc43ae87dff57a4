import type { Meta, StoryObj } from '@storybook/react-vite';
import { tiles } from '#src/components/primitives/Art/index.ts';
import { PostPicture } from '#src/components/sections/PostPicture/index.ts';

const meta = {
  component: PostPicture,
  args: { picture: { ...tiles.showman, alt: '' }, place: 'page' },
} satisfies Meta<typeof PostPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const Open: Story = { args: { place: 'card' } };
export const Locked: Story = { tags: ['forced-colors'], args: { isLocked: true } };
