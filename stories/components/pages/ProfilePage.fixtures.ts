import type { ProfileView } from '#src/components/pages/ProfilePage/ProfilePage.tsx';

/** An author whom the reader does not follow, for stories and tests. */
export const mark: ProfileView = {
  name: 'Марк Шатров',
  portrait: 'mark',
  about: 'Артист, шоумен · mark.shatrov',
  since: 'с марта 2025',
  isOwn: false,
  block: undefined,
  author: {
    cover: 'keys',
    bio: 'Показываю номера до того, как они готовы. После тоже, но это уже не так весело.',
    links: [],
    counts: [
      { number: '62', noun: 'поста' },
      { number: '3\u00a0410', noun: 'подписчиков' },
    ],
    tiers: [
      {
        id: 1,
        name: 'Первый ряд',
        price: '500 руб.',
        notes: ['Репетиции по вторникам и номера целиком.', 'Открывает 35 закрытых постов'],
        isMine: false,
      },
      {
        id: 2,
        name: 'За кулисами',
        price: '1 200 руб.',
        notes: ['Всё из «Первого ряда» и чат, где выбираем костюмы.'],
        isMine: false,
      },
    ],
    following: { kind: 'free', isFollowing: false, progress: { kind: 'idle' } },
  },
};

/** A person without posts, as an author sees them. */
export const nina: ProfileView = {
  name: 'Нина Орлова',
  portrait: { letter: 'Н', ink: 'pink' },
  about: 'nina.orlova',
  since: 'с мая 2026',
  isOwn: false,
  block: { isBlocked: false, progress: { kind: 'idle' } },
  author: undefined,
};
