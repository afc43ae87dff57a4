import { tiles } from '#src/components/primitives/Art/Art.tsx';
import type { WholePostView } from '#src/components/pages/PostPage/PostPage.tsx';

/** A short post for stories and tests. */
export const readablePost: WholePostView = {
  id: 1,
  title: 'Черновик третьей песни и ноты к нему',
  author: { name: 'Илья Коваль', portrait: 'ilya', href: '/profile/2' },
  meta: 'Музыкант · 20 ноября',
  blocks: [
    {
      type: 'paragraph',
      runs: [{ text: 'Записал на кухне, поэтому слышно холодильник. Пусть остаётся.' }],
    },
    {
      type: 'paragraph',
      runs: [{ text: 'Мелодию оставил пустой: пришлите свою. Можно напеть в телефон.' }],
    },
  ],
  lock: undefined,
  likes: '214',
  comments: { text: '38', label: '38 комментариев' },
  isLiked: false,
  isBookmarked: true,
  previous: {
    href: '/feed/post/7',
    title: 'Вторая песня: что я из неё выкинул',
    date: '9 ноября',
  },
  next: { href: '/feed/post/8', title: 'Мелодии, которые вы прислали', date: '22 ноября' },
};

/** The same behind the curtain; a free subscription opens it. */
export const closedPost: WholePostView = {
  ...readablePost,
  blocks: readablePost.blocks.slice(0, 1),
  lock: {
    teaser: '',
    picture: { ...tiles.showman, alt: '' },
    inside: '12 фото, запись на 3 минуты',
    opening: { kind: 'free', subscribing: { kind: 'idle' }, onSubscribe: () => {} },
  },
};

/** The same once it is open: its picture, the mark, and what was behind it. */
export const openedPost: WholePostView = {
  ...readablePost,
  blocks: [
    ...readablePost.blocks.slice(0, 1),
    { type: 'picture', picture: { ...tiles.keys, width: 1440, height: 720, alt: '' } },
    { type: 'paywall' },
    ...readablePost.blocks.slice(1),
  ],
};
