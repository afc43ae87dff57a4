import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PostCard, PostCardSkeleton } from '#src/components/sections/PostCard/index.ts';
import {
  freePost,
  likedPost,
  lockedPost,
  openPost,
  postForSale,
  textPost,
} from '#src/components/sections/PostCard/fixtures.ts';

const meta = {
  component: PostCard,
  args: { post: openPost, onLike: fn(), onBookmark: fn() },
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const Open: Story = { tags: ['widths', 'contrast'], globals: { viewport: { value: 'desktop' } } };
export const Marked: Story = { args: { post: likedPost } };
export const Pinned: Story = { args: { post: { ...textPost, isPinned: true } } };
export const WithoutPicture: Story = { args: { post: textPost } };
export const Locked: Story = { tags: ['phone', 'forced-colors'], args: { post: lockedPost } };
export const LockedWithoutPicture: Story = { args: { post: { ...lockedPost, picture: undefined } } };
export const LockedForSubscribers: Story = { tags: ['phone'], args: { post: freePost } };
export const ForSale: Story = { tags: ['phone'], args: { post: postForSale } };
/** Of tiers that nobody names. */
export const WithoutPrice: Story = {
  args: {
    post: {
      ...lockedPost,
      access: {
        kind: 'locked',
        note: '12 фото. Откроется, как только вы подпишетесь на автора.',
        offer: { kind: 'paid', price: undefined },
      },
    },
  },
};
export const LongTexts: Story = {
  args: {
    post: {
      ...textPost,
      title: 'Достопримечательностиинеобыкновенныепроисшествиявчетырёхчастях',
      author: { ...textPost.author, name: 'Константин Константинопольский-Заозёрный' },
    },
  },
};
export const Loading: Story = { render: () => <PostCardSkeleton /> };

export const Pressed: Story = {
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Нравится: 214' }));
    await userEvent.click(canvas.getByRole('button', { name: 'В закладках' }));
    await expect(args.onLike).toHaveBeenCalledWith(1, true);
    await expect(args.onBookmark).toHaveBeenCalledWith(1, true);
  },
};
