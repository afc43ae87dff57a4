import type { PostView } from './PostCard.tsx';

/** Posts for stories and tests. */
export const openPost: PostView = {
  id: 1,
  title: 'Черновик третьей песни и\u00a0ноты к\u00a0нему',
  author: { name: 'Илья Коваль', portrait: 'ilya' },
  meta: 'Музыкант · 2\u00a0часа назад',
  image: 'keys',
  access: {
    kind: 'open',
    body: 'Записал на\u00a0кухне, поэтому слышно холодильник. В\u00a0файле\u00a0— клавиши и\u00a0бас, мелодию оставил пустой: пришлите свою.',
  },
  likes: { text: '214', label: '214\u00a0отметок «нравится»' },
  comments: { text: '38', label: '38\u00a0комментариев' },
};

export const lockedPost: PostView = {
  id: 2,
  title: 'Прогон нового номера: от\u00a0света до\u00a0финала',
  author: { name: 'Марк Шатров', portrait: 'mark' },
  meta: 'Артист, шоумен · вчера',
  image: 'showman',
  access: {
    kind: 'locked',
    note: 'Откроется, как только вы\u00a0подпишетесь на\u00a0«Первый ряд».',
    price: '500\u00a0руб/мес',
  },
  likes: { text: '96', label: '96\u00a0отметок «нравится»' },
  comments: { text: '52', label: '52\u00a0комментария' },
};

export const textPost: PostView = {
  ...openPost,
  id: 3,
  title: 'Глава семнадцатая, в\u00a0которой никто не\u00a0уезжает',
  author: { name: 'Вера Лунёва', portrait: 'vera' },
  meta: 'Писатель · 3\u00a0дня назад',
  image: undefined,
  access: {
    kind: 'open',
    body: 'Поезд стоял так долго, что пассажиры начали здороваться по\u00a0именам. Проводница вынесла чай, хотя её об\u00a0этом не\u00a0просили.',
  },
};
