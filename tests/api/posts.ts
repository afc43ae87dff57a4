import type { Post, WholePost } from '#src/api/contract.ts';

/** A post that everybody may read. */
export const openPost: Post = {
  id: 1,
  title: 'Черновик третьей песни',
  teaser: 'Записал на кухне.',
  image: null,
  cover: null,
  author: { id: 2, user_id: 20, name: 'Илья Коваль', role: 'Музыкант', portrait: 'ilya' },
  access: { granted: true, audience: 'everyone', tiers: [], price: null, bought: false },
  contents: { pictures: 0, audio_seconds: 0, files: 0 },
  published_at: '2026-01-15T08:00:00Z',
  likes: 214,
  comments: 38,
  liked: false,
  bookmarked: false,
};

/** One that a free subscription opens. */
export const freePost: Post = {
  ...openPost,
  id: 2,
  title: 'Где монета',
  access: { granted: false, audience: 'subscribers', tiers: [], price: null, bought: false },
};

/** A post as its page gets it. */
export const whole = (post: Post, text = 'Пусть остаётся.'): WholePost => ({
  ...post,
  blocks: post.access.granted ? [{ type: 'paragraph', runs: [{ text }] }] : [],
  media: [],
  previous: null,
  next: null,
  hidden: false,
  commenting: { policy: 'readers', may: post.access.granted ? 'yes' : 'locked' },
});

/** A page of the feed. @param next the address of the next one */
export const feedOf = (results: readonly Post[], next: string | null = null) => ({
  count: null,
  next,
  previous: null,
  results,
  newest: '',
});
