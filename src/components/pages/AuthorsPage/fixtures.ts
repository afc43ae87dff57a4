import type { AuthorView } from './AuthorItem.tsx';

/** Authors for stories and tests. */
export const ilya: AuthorView = {
  id: 1,
  author: { name: 'Илья Коваль', portrait: 'ilya' },
  role: 'Музыкант',
  subscription: { kind: 'idle' },
};

export const vera: AuthorView = {
  id: 2,
  author: { name: 'Вера Лунёва', portrait: 'vera' },
  role: 'Писатель',
  subscription: { kind: 'done' },
};

export const mark: AuthorView = {
  id: 3,
  author: { name: 'Марк Шатров', portrait: 'mark' },
  role: 'Артист, шоумен',
  subscription: { kind: 'idle' },
};
