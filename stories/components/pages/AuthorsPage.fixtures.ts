import type { AuthorView } from '#src/components/pages/AuthorsPage/AuthorsPage.tsx';

/** Authors for stories and tests. */
export const ilya: AuthorView = {
  id: 1,
  author: { name: 'Илья Коваль', portrait: 'ilya', href: '/profile/ilya' },
  about: 'Музыкант · 1 920 подписчиков',
  subscription: { kind: 'idle' },
};

export const vera: AuthorView = {
  id: 2,
  author: { name: 'Вера Лунёва', portrait: 'vera', href: '/profile/vera' },
  about: 'Писатель · 41 подписчик',
  subscription: { kind: 'done' },
};

export const mark: AuthorView = {
  id: 3,
  author: { name: 'Марк Шатров', portrait: 'mark', href: '/profile/mark' },
  about: 'Артист, шоумен',
  subscription: { kind: 'idle' },
};
