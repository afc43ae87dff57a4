import type { AuthorView } from '#src/components/pages/AuthorsPage/AuthorsPage.tsx';

/** Authors for stories and tests. */
export const ilya: AuthorView = {
  id: 1,
  author: { name: 'Илья Коваль', portrait: 'ilya', href: '/profile/ilya' },
  about: 'Музыкант · 1 920 подписчиков',
  bio: 'Пишу песни на кухне и рассказываю, из чего они сделаны.',
  lastPost: { href: '/feed/post/1', title: 'Мелодии, которые вы прислали', note: '2 часа назад' },
  price: { kopecks: 30_000, isOnly: true },
  subscription: { kind: 'idle' },
  isPaid: false,
};

export const vera: AuthorView = {
  id: 2,
  author: { name: 'Вера Лунёва', portrait: 'vera', href: '/profile/vera' },
  about: 'Писатель · 41 подписчик',
  bio: 'Роман про поезд, который стоит. Глава в неделю.',
  lastPost: {
    href: '/feed/post/2',
    title: 'Глава семнадцатая, в которой никто не уезжает',
    note: '19 ноября',
  },
  price: { kopecks: 50_000, isOnly: true },
  subscription: { kind: 'done' },
  isPaid: false,
};

export const mark: AuthorView = {
  id: 3,
  author: { name: 'Марк Шатров', portrait: 'mark', href: '/profile/mark' },
  about: 'Артист, шоумен',
  bio: 'Показываю номера до того, как они готовы.',
  lastPost: {
    href: '/feed/post/3',
    title: 'Прогон нового номера: от света до финала',
    note: 'вчера, для подписчиков',
  },
  price: { kopecks: 50_000, isOnly: false },
  subscription: { kind: 'idle' },
  isPaid: false,
};

/** An author who has just begun. */
export const katya: AuthorView = {
  id: 4,
  author: { name: 'Катя Соловьёва', portrait: { letter: 'К', ink: 'cinnabar' }, href: '/profile/katya' },
  about: '',
  bio: '',
  lastPost: undefined,
  price: null,
  subscription: { kind: 'idle' },
  isPaid: false,
};
