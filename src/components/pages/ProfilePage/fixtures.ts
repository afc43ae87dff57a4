import type { ProfileView } from './profile.ts';

/** An author whom the reader does not follow, for stories and tests. */
export const mark: ProfileView = {
  name: 'Марк Шатров',
  portrait: 'mark',
  about: 'Артист, шоумен · mark.shatrov',
  since: 'с\u00a0марта\u00a02025',
  isOwn: false,
  block: undefined,
  author: {
    cover: 'keys',
    bio: 'Показываю номера до\u00a0того, как\u00a0они готовы. После тоже, но\u00a0это уже не\u00a0так весело.',
    links: [],
    counts: [
      { number: '62', noun: 'поста' },
      { number: '3\u00a0410', noun: 'подписчиков' },
    ],
    tiers: [
      {
        id: 1,
        name: 'Первый ряд',
        price: '500\u00a0руб.',
        notes: ['Репетиции по\u00a0вторникам и\u00a0номера целиком.', 'Открывает 35\u00a0закрытых постов'],
        isMine: false,
      },
      {
        id: 2,
        name: 'За\u00a0кулисами',
        price: '1\u00a0200\u00a0руб.',
        notes: ['Всё из\u00a0«Первого ряда» и\u00a0чат, где выбираем костюмы.'],
        isMine: false,
      },
    ],
    following: { kind: 'free', isFollowing: false, progress: { kind: 'idle' } },
  },
};

/** Somebody who publishes nothing, as an author sees them. */
export const nina: ProfileView = {
  name: 'Нина Орлова',
  portrait: { letter: 'Н', ink: 'pink' },
  about: 'nina.orlova',
  since: 'с\u00a0мая\u00a02026',
  isOwn: false,
  block: { isBlocked: false, progress: { kind: 'idle' } },
  author: undefined,
};
