import type { AuthorView } from '#src/components/pages/AuthorsPage/AuthorsPage.tsx';
import type { Author } from '#src/data/subscriptions/calls.ts';
import { formatAge } from '#src/format/time.ts';
import { postHref } from '../shared/paths.ts';
import { aboutAuthor, presentAuthor } from './presentSubscription.ts';

type LastPost = NonNullable<Author['last_post']>;

/** The readers of a post that is not for everybody, after its age. */
function readersOf(audience: LastPost['audience']): string {
  switch (audience) {
    case 'everyone':
      return '';
    case 'subscribers':
    case 'tiers':
      return ', для подписчиков';
    case 'buyers':
      return ', за плату';
  }
}

const presentLastPost = ({ id, title, audience, published_at }: LastPost, now: Date) => ({
  href: postHref(id),
  title,
  note: `${formatAge(published_at, now)}${readersOf(audience)}`,
});

/** An author as the list shows one at the moment `now`; a foreign server may leave out all but the id. */
export function presentListedAuthor(
  author: Pick<Author, 'id'> & Partial<Author>,
  now: Date,
): Omit<AuthorView, 'subscription' | 'isPaid'> {
  const { id, bio = '', prices, last_post } = author;
  return {
    id,
    author: presentAuthor(author),
    about: aboutAuthor(author),
    bio,
    lastPost: last_post ? presentLastPost(last_post, now) : undefined,
    price: prices && { kopecks: prices.min, isOnly: prices.min === prices.max },
  };
}
