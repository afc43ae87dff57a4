import { tiles } from '../../primitives/Art/index.ts';
import type { WholePostView } from './PostPage.tsx';

/** A short post for stories and tests. */
export const readablePost: WholePostView = {
  id: 1,
  title: 'Черновик третьей песни и\u00a0ноты к\u00a0нему',
  author: { name: 'Илья Коваль', portrait: 'ilya', href: '/profile/2' },
  meta: 'Музыкант · 20\u00a0ноября',
  blocks: [
    {
      type: 'paragraph',
      runs: [{ text: 'Записал на\u00a0кухне, поэтому слышно холодильник. Пусть остаётся.' }],
    },
    {
      type: 'paragraph',
      runs: [{ text: 'Мелодию оставил пустой: пришлите свою. Можно напеть в\u00a0телефон.' }],
    },
  ],
  lock: undefined,
  likes: '214',
  comments: { text: '38', label: '38\u00a0комментариев' },
  isLiked: false,
  isBookmarked: true,
  previous: {
    href: '/feed/post/7',
    title: 'Вторая песня: что я\u00a0из\u00a0неё выкинул',
    date: '9\u00a0ноября',
  },
  next: { href: '/feed/post/8', title: 'Мелодии, которые вы\u00a0прислали', date: '22\u00a0ноября' },
};

/** The same behind the curtain; a free subscription opens it. */
export const closedPost: WholePostView = {
  ...readablePost,
  blocks: readablePost.blocks.slice(0, 1),
  lock: {
    teaser: '',
    picture: { ...tiles.showman, alt: '' },
    inside: '12\u00a0фото, запись на\u00a03\u00a0минуты',
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
