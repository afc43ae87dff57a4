import { tiles } from '#src/components/primitives/Art/Art.tsx';
import type { PostView } from '#src/components/sections/PostCard/PostCard.tsx';

/** Posts for stories and tests. */
export const openPost: PostView = {
  id: 1,
  href: '/feed/post/1',
  commentsHref: '/feed/post/1#comments',
  title: 'Черновик третьей песни и ноты к нему',
  author: { name: 'Илья Коваль', portrait: 'ilya', href: '/profile/2' },
  meta: 'Музыкант · 2 часа назад',
  teaser:
    'Записал на кухне, поэтому слышно холодильник. В файле — клавиши и бас, мелодию оставил пустой: пришлите свою.',
  picture: { ...tiles.keys, alt: '' },
  access: { kind: 'open' },
  likes: '214',
  comments: { text: '38', label: '38 комментариев' },
  isLiked: false,
  isBookmarked: false,
};

export const likedPost: PostView = { ...openPost, likes: '215', isLiked: true, isBookmarked: true };

export const lockedPost: PostView = {
  ...openPost,
  id: 2,
  href: '/feed/post/2',
  commentsHref: '/feed/post/2#comments',
  title: 'Прогон нового номера: от света до финала',
  author: { name: 'Марк Шатров', portrait: 'mark', href: '/profile/4' },
  meta: 'Артист, шоумен · вчера',
  teaser: '',
  picture: { ...tiles.showman, alt: '' },
  access: {
    kind: 'locked',
    note: '12 фото и запись на 3 минуты. Откроется, как только вы подпишетесь на «Первый ряд».',
    offer: { kind: 'paid', price: '500 руб/мес' },
  },
  likes: '96',
  comments: { text: '52', label: '52 комментария' },
};

export const freePost: PostView = {
  ...lockedPost,
  id: 4,
  href: '/feed/post/4',
  commentsHref: '/feed/post/4#comments',
  title: 'Где монета на самом деле',
  teaser: 'Номер показываю третий год, и все смотрят не на ту руку.',
  access: {
    kind: 'locked',
    note: '8 фото. Откроется, как только вы начнёте следить за автором.',
    offer: { kind: 'free' },
  },
};

export const postForSale: PostView = {
  ...lockedPost,
  id: 5,
  href: '/feed/post/5',
  commentsHref: '/feed/post/5#comments',
  access: {
    kind: 'locked',
    note: '12 фото и запись на 3 минуты. Продаётся отдельно.',
    offer: { kind: 'sale', price: '150 руб.' },
  },
};

export const textPost: PostView = {
  ...openPost,
  id: 3,
  href: '/feed/post/3',
  commentsHref: '/feed/post/3#comments',
  title: 'Глава семнадцатая, в которой никто не уезжает',
  author: { name: 'Вера Лунёва', portrait: 'vera', href: '/profile/3' },
  meta: 'Писатель · 3 дня назад',
  picture: undefined,
  teaser:
    'Поезд стоял так долго, что пассажиры начали здороваться по именам. Проводница вынесла чай, хотя её об этом не просили.',
};
