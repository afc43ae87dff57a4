import { tiles } from '../../primitives/Art/index.ts';
import type { PostView } from './PostCard.tsx';

/** Posts for stories and tests. */
export const openPost: PostView = {
  id: 1,
  href: '/feed/post/1',
  commentsHref: '/feed/post/1#comments',
  title: 'Черновик третьей песни и\u00a0ноты к\u00a0нему',
  author: { name: 'Илья Коваль', portrait: 'ilya', href: '/profile/2' },
  meta: 'Музыкант · 2\u00a0часа назад',
  teaser:
    'Записал на\u00a0кухне, поэтому слышно холодильник. В\u00a0файле\u00a0— клавиши и\u00a0бас, мелодию оставил пустой: пришлите свою.',
  picture: { ...tiles.keys, alt: '' },
  access: { kind: 'open' },
  likes: '214',
  comments: { text: '38', label: '38\u00a0комментариев' },
  isLiked: false,
  isBookmarked: false,
};

export const likedPost: PostView = { ...openPost, likes: '215', isLiked: true, isBookmarked: true };

export const lockedPost: PostView = {
  ...openPost,
  id: 2,
  href: '/feed/post/2',
  commentsHref: '/feed/post/2#comments',
  title: 'Прогон нового номера: от\u00a0света до\u00a0финала',
  author: { name: 'Марк Шатров', portrait: 'mark', href: '/profile/4' },
  meta: 'Артист, шоумен · вчера',
  teaser: '',
  picture: { ...tiles.showman, alt: '' },
  access: {
    kind: 'locked',
    note: '12\u00a0фото и\u00a0запись на\u00a03\u00a0минуты. Откроется, как только вы\u00a0подпишетесь на\u00a0«Первый ряд».',
    offer: { kind: 'paid', price: '500\u00a0руб/мес' },
  },
  likes: '96',
  comments: { text: '52', label: '52\u00a0комментария' },
};

export const freePost: PostView = {
  ...lockedPost,
  id: 4,
  href: '/feed/post/4',
  commentsHref: '/feed/post/4#comments',
  title: 'Где монета на\u00a0самом деле',
  teaser: 'Номер показываю третий год, и\u00a0все смотрят не\u00a0на\u00a0ту руку.',
  access: {
    kind: 'locked',
    note: '8\u00a0фото. Откроется, как только вы\u00a0подпишетесь на\u00a0автора.',
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
    note: '12\u00a0фото и\u00a0запись на\u00a03\u00a0минуты. Продаётся отдельно.',
    offer: { kind: 'sale' },
  },
};

export const textPost: PostView = {
  ...openPost,
  id: 3,
  href: '/feed/post/3',
  commentsHref: '/feed/post/3#comments',
  title: 'Глава семнадцатая, в\u00a0которой никто не\u00a0уезжает',
  author: { name: 'Вера Лунёва', portrait: 'vera', href: '/profile/3' },
  meta: 'Писатель · 3\u00a0дня назад',
  picture: undefined,
  teaser:
    'Поезд стоял так долго, что пассажиры начали здороваться по\u00a0именам. Проводница вынесла чай, хотя её об\u00a0этом не\u00a0просили.',
};
