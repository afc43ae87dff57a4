import type { Post } from '#src/api/contract.ts';
import type { PostAccess, PostView } from '#src/components/sections/PostCard/index.ts';
import { type ArtName, tiles } from '#src/components/primitives/Art/index.ts';
import { formatMonthlyPrice } from '#src/format/money.ts';
import type { NounForms } from '#src/format/noun.ts';
import { formatCount, withNoun } from '#src/format/plural.ts';
import { formatAge } from '#src/format/time.ts';
import { portraitOf } from '../people/portraits.ts';

const likes: NounForms = ['отметка «нравится»', 'отметки «нравится»', 'отметок «нравится»'];
const comments: NounForms = ['комментарий', 'комментария', 'комментариев'];

const isArt = (name: string): name is ArtName => Object.hasOwn(tiles, name);

function presentAccess({ body, tier, price }: Post): PostAccess {
  if (body !== null) return { kind: 'open', body };
  const note =
    tier === null
      ? 'Откроется, как только вы\u00a0подпишетесь на\u00a0автора.'
      : `Откроется, как только вы\u00a0подпишетесь на\u00a0«${tier}».`;
  return { kind: 'locked', note, price: price === null ? undefined : formatMonthlyPrice(price) };
}

/** A post of the API as its card shows it at the moment `now`. */
export function presentPost(post: Post, now: Date): PostView {
  const { id, title, author, image, published_at } = post;
  const age = formatAge(published_at, now);
  return {
    id,
    title,
    author: { name: author.name, portrait: portraitOf(author.name, author.portrait) },
    meta: [author.role, age].filter((text) => text !== '').join(' · '),
    image: image !== null && isArt(image) ? image : undefined,
    access: presentAccess(post),
    likes: { text: formatCount(post.likes), label: withNoun(post.likes, likes) },
    comments: { text: formatCount(post.comments), label: withNoun(post.comments, comments) },
  };
}
