import type { Block, WholePost } from '#src/api/contract.ts';
import { presentMedia, type MediaAddresses } from '../media/index.ts';
import { isForAll } from '../access/access.ts';
import { aboveMark } from './blocks.ts';
import type { PlacedMedia } from './media.ts';
import { toCard, type CardRow } from './rows.ts';
import { mayComment } from '../access/readerAccess.ts';

/** A post with all that decides what its reader gets of it. */
export interface WholeRow extends CardRow {
  readonly blocks: readonly Block[];
  /** What stands in its body. */
  readonly media: readonly PlacedMedia[];
  readonly previous: WholePost['previous'];
  readonly next: WholePost['next'];
  readonly policy: WholePost['commenting']['policy'];
  /** The author has blocked the reader. */
  readonly isBlocked: boolean;
}

/** The post as this reader may see it: nothing that lies behind the paywall mark of a locked one. */
export function toWhole(row: WholeRow, readerId: number, addresses: MediaAddresses): WholePost {
  const { blocks, media, previous, next, policy, isBlocked, ...card } = row;
  const post = toCard(card, readerId, addresses);
  const { granted, audience } = post.access;
  const isAuthor = post.author.user_id === readerId;
  const isHidden = card.hiddenAt !== null;
  return {
    ...post,
    blocks: [...(granted ? blocks : aboveMark(blocks))],
    media: media
      .filter(({ place }) => granted || isForAll(audience, place))
      .map((file) =>
        presentMedia(file, (variant) =>
          isForAll(audience, file.place) && !isHidden
            ? addresses.open(file.id, variant)
            : addresses.signed(file.id, variant, readerId),
        ),
      ),
    previous,
    next,
    hidden: isHidden,
    commenting: {
      policy,
      may: mayComment(
        { isAuthor, isGranted: granted, isBlocked, isSubscriber: card.subscription !== null },
        policy,
      ),
    },
  };
}
