import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PostActions } from '#src/components/sections/PostActions/PostActions.tsx';

const meta = {
  title: 'Компоненты/Секции/Действия под постом · PostActions',
  id: 'components-sections-postactions',
  component: PostActions,
  args: {
    title: 'Черновик третьей песни',
    likes: '214',
    comments: { text: '38', label: '38 комментариев' },
    commentsHref: '/feed/post/1',
    isLiked: false,
    isBookmarked: false,
    onLike: fn(),
    onBookmark: fn(),
  },
} satisfies Meta<typeof PostActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Unmarked: Story = { name: 'Без отметок' };
export const Marked: Story = {
  name: 'С отметками',
  tags: ['forced-colors'],
  args: { isLiked: true, isBookmarked: true, likes: '215' },
};
export const OfALockedPost: Story = { name: 'Закрытый пост', args: { likes: undefined } };
/** Comments have no place there yet. */
export const OnThePage: Story = {
  name: 'На странице поста',
  args: { commentsHref: undefined, onShare: fn() },
};

export const Pressed: Story = {
  name: 'Нажатие',
  tags: ['!pixels'],
  args: { onShare: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Нравится: 214' }));
    await userEvent.click(canvas.getByRole('button', { name: 'В закладках' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Поделиться' }));
    await expect(args.onLike).toHaveBeenCalledWith(true);
    await expect(args.onBookmark).toHaveBeenCalledWith(true);
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};
