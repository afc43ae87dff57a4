import type { Post, WholePost } from '#src/api/contract.ts';
import type { WholePostView } from '#src/components/pages/PostPage/index.ts';
import type { LockedOffersProps } from '#src/components/sections/LockedOffers/index.ts';
import type { BlockView } from '#src/components/sections/PostBody/index.ts';
import type { Marks } from '#src/data/posts/marks.ts';
import { formatContents } from '#src/format/contents.ts';
import { formatPrice } from '#src/format/money.ts';
import { formatDate } from '#src/format/time.ts';
import { postHref } from '../shared/paths.ts';
import type { Subscribing } from '../subscriptions/useOpening.ts';
import { presentBlock } from './presentBlock.ts';
import { pictureOf, presentCommon } from './presentPost.ts';

function presentOpening(
  { audience, tiers }: Post['access'],
  subscribing: Subscribing,
): LockedOffersProps['opening'] {
  switch (audience) {
    case 'everyone':
    case 'subscribers':
      return { kind: 'free', ...subscribing };
    case 'tiers':
      return { kind: 'tiers', tiers: tiers.map((tier) => ({ ...tier, price: formatPrice(tier.price) })) };
    case 'buyers':
      return { kind: 'sale' };
  }
}

/** The author has put the picture into the text, by itself or in a gallery. */
const isPlaced = (blocks: WholePost['blocks'], id: string): boolean =>
  blocks.some(
    (block) =>
      (block.type === 'picture' && block.media === id) ||
      (block.type === 'gallery' && block.pictures.some(({ media }) => media === id)),
  );

/** The picture of a post is shown under its first paragraph, unless the author has placed it. */
function withPicture(shown: readonly BlockView[], { cover, image, blocks }: WholePost): readonly BlockView[] {
  const picture = pictureOf({ cover, image });
  const [first, ...rest] = shown;
  if (picture === undefined || first === undefined || (cover && isPlaced(blocks, cover.id))) return shown;
  return [first, { type: 'picture', picture }, ...rest];
}

function presentNeighbour(post: WholePost['previous'], now: Date) {
  if (post === null) return undefined;
  const { id, title, published_at } = post;
  return { href: postHref(id), title, date: formatDate(published_at, now) ?? '' };
}

/** A post of the API as its page shows it at the moment `now`. */
export function presentWholePost(
  post: WholePost,
  marks: Marks,
  subscribing: Subscribing,
  now: Date,
): WholePostView {
  const { access, contents, teaser } = post;
  const files = new Map(post.media.map((file) => [file.id, file]));
  const blocks = post.blocks.flatMap((block) => presentBlock(block, files));
  const inside = formatContents(contents);
  return {
    ...presentCommon(post, marks, now),
    isHidden: post.hidden,
    blocks: access.granted ? withPicture(blocks, post) : blocks,
    lock: access.granted
      ? undefined
      : {
          teaser,
          picture: pictureOf(post),
          inside: inside === '' ? undefined : inside,
          opening: presentOpening(access, subscribing),
        },
    previous: presentNeighbour(post.previous, now),
    next: presentNeighbour(post.next, now),
  };
}
