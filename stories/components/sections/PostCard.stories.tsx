import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PostCard } from '#src/components/sections/PostCard/PostCard.tsx';
import { PostCardSkeleton } from '#src/components/sections/PostCard/PostCardSkeleton.tsx';
import {
  freePost,
  likedPost,
  lockedPost,
  openPost,
  postForSale,
  textPost,
} from '#stories/components/sections/PostCard.fixtures.ts';

const meta = {
  title: 'Компоненты/Секции/Карточка поста · PostCard',
  id: 'components-sections-postcard',
  component: PostCard,
  args: { post: openPost, onLike: fn(), onBookmark: fn() },
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Open: Story = {
  name: 'Открытый пост',
  tags: ['widths', 'contrast'],
  globals: { viewport: { value: 'desktop' } },
};
export const Marked: Story = { name: 'С отметками', args: { post: likedPost } };
export const Pinned: Story = { name: 'Закреплённый пост', args: { post: { ...textPost, isPinned: true } } };
export const Own: Story = {
  name: 'Свой пост',
  tags: ['phone'],
  args: { post: textPost, own: { authorHref: textPost.author.href, pinned: undefined, onAction: fn() } },
};
export const WithoutPicture: Story = { name: 'Без картинки', args: { post: textPost } };
export const Locked: Story = {
  name: 'Закрытый пост',
  tags: ['phone', 'forced-colors'],
  args: { post: lockedPost },
};
export const LockedWithoutPicture: Story = {
  name: 'Закрытый пост без картинки',
  args: { post: { ...lockedPost, picture: undefined } },
};
export const LockedForSubscribers: Story = {
  name: 'Для подписчиков',
  tags: ['phone'],
  args: { post: freePost },
};
export const ForSale: Story = { name: 'Продажа', tags: ['phone'], args: { post: postForSale } };
/** Tiers without names. */
export const WithoutPrice: Story = {
  name: 'Закрытый пост без цены',
  args: {
    post: {
      ...lockedPost,
      access: {
        kind: 'locked',
        note: '12 фото. Откроется, как только вы начнёте следить за автором.',
        offer: { kind: 'paid', price: undefined },
      },
    },
  },
};
export const LongTexts: Story = {
  name: 'Длинные тексты',
  args: {
    post: {
      ...textPost,
      title: 'Достопримечательностиинеобыкновенныепроисшествиявчетырёхчастях',
      author: { ...textPost.author, name: 'Константин Константинопольский-Заозёрный' },
    },
  },
};
export const Loading: Story = { name: 'Загрузка', render: () => <PostCardSkeleton /> };

export const Pressed: Story = {
  name: 'Нажатие',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Нравится: 214' }));
    await userEvent.click(canvas.getByRole('button', { name: 'В закладках' }));
    await expect(args.onLike).toHaveBeenCalledWith(1, true);
    await expect(args.onBookmark).toHaveBeenCalledWith(1, true);
  },
};
