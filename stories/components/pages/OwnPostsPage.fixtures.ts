import { tiles } from '#src/components/primitives/Art/Art.tsx';
import type { OwnPost, OwnPosts } from '#src/components/pages/OwnPostsPage/OwnPostsPage.tsx';

const pictureOf = (name: keyof typeof tiles) => ({ ...tiles[name], alt: '' });
const idle = { kind: 'idle' } as const;

/** Posts of every kind, for stories and tests. */
export const conflict: OwnPost = {
  kind: 'post',
  id: 1,
  href: '/post/edit/1',
  title: 'Как я монтирую дома',
  picture: pictureOf('lens'),
  about: '«Первый ряд» · 412 слов',
  state: 'Две версии',
  note: 'Правили с двух устройств',
  next: { kind: 'compare', href: '/post/conflict/1' },
  actions: ['copy', 'delete'],
  progress: idle,
};

export const untitled: OwnPost = {
  kind: 'post',
  id: 2,
  href: '/post/edit/2',
  title: '',
  picture: undefined,
  about: 'Всем · 18 слов',
  state: 'Изменён вчера, 21:15',
  note: 'Только в этом браузере',
  next: { kind: 'write', href: '/post/edit/2' },
  actions: ['copy', 'delete'],
  progress: idle,
};

export const scheduled: OwnPost = {
  kind: 'post',
  id: 3,
  href: '/post/edit/3',
  title: 'Сценарий на одной салфетке',
  picture: pictureOf('writer'),
  about: 'Всем',
  state: '24 ноября, 19:00',
  note: 'По Москве, через 2 дня',
  next: { kind: 'edit', href: '/post/edit/3' },
  actions: ['unschedule', 'copy', 'delete'],
  progress: idle,
};

export const published: OwnPost = {
  kind: 'post',
  id: 4,
  href: '/feed/post/4',
  title: 'Хлеб, который не режут',
  picture: pictureOf('keys'),
  about: 'Закреплён · всем · 10 ноября',
  state: '866 отметок',
  note: '12 комментариев',
  next: { kind: 'edit', href: '/post/edit/4' },
  actions: ['open', 'unpin', 'copy', 'unpublish', 'delete'],
  progress: idle,
};

export const posts: OwnPosts = {
  drafts: { posts: [conflict, untitled], count: '2', more: undefined },
  scheduled: { posts: [scheduled], count: '1', more: undefined },
  published: { posts: [published], count: '48', more: idle },
};

const none = { posts: [], count: '0', more: undefined };

/** Nothing was written, or nothing was found. */
export const noPosts: OwnPosts = { drafts: none, scheduled: none, published: none };
