import type { AuthorRailProps } from '#src/components/sections/AuthorRail/AuthorRail.tsx';

/** The author of a post for stories and tests. */
export const author = {
  author: { name: 'Марк Шатров', portrait: 'mark', href: '/profile/5' },
  role: 'Артист, шоумен',
  bio: 'Показываю номера до того, как они готовы. После тоже, но это уже не так весело.',
  posts: [
    { id: 21, href: '/feed/post/21', title: 'Где монета на самом деле', note: '12 ноября · 8 фото' },
    { id: 22, href: '/feed/post/22', title: 'Пять секунд тишины в конце', note: '3 ноября' },
  ],
} satisfies AuthorRailProps;
