import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostCard, PostCardSkeleton } from '#src/components/sections/PostCard/index.ts';
import { lockedPost, openPost, textPost } from '#src/components/sections/PostCard/fixtures.ts';

const meta = {
  component: PostCard,
  args: { post: openPost },
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const Open: Story = { tags: ['widths', 'contrast'], globals: { viewport: { value: 'desktop' } } };
export const WithoutPicture: Story = { args: { post: textPost } };
export const Locked: Story = { tags: ['phone', 'forced-colors'], args: { post: lockedPost } };
export const LockedWithoutPicture: Story = { args: { post: { ...lockedPost, image: undefined } } };
export const LongTexts: Story = {
  args: {
    post: {
      ...textPost,
      title: 'Достопримечательностиинеобыкновенныепроисшествиявчетырёхчастях',
      author: { name: 'Константин Константинопольский-Заозёрный', portrait: 'vera' },
    },
  },
};
export const Loading: Story = { render: () => <PostCardSkeleton /> };
