import type { Block, Media, Post, WholePost } from '#src/api/contract.ts';
import type { WholePostView } from '#src/components/pages/PostPage/PostPage.tsx';
import { type Speed, speeds } from '#src/components/sections/AudioPlayer/AudioPlayer.tsx';
import type { LockedOffersProps, Purchase } from '#src/components/sections/LockedOffers/LockedOffers.tsx';
import type { BlockView, Listening } from '#src/components/sections/PostBody/PostBody.tsx';
import type { Marks } from '#src/data/posts/marks.ts';
import { useSounds } from '#src/data/posts/sounds.ts';
import { formatContents } from '#src/format/contents.ts';
import { formatPrice } from '#src/format/money.ts';
import { formatReadingTime } from '#src/format/readingTime.ts';
import { formatDate } from '#src/format/time.ts';
import { postHref } from '../shared/paths.ts';
import type { Subscribing } from '../subscriptions/useSubscribing.ts';
import { presentFile, presentPicture, presentSound } from './presentMedia.ts';
import { pictureOf, presentCommon } from './presentPost.ts';

/** The reader's ways to open a post. */
export interface Ways {
  readonly subscribing: Subscribing;
  /** @default nothing can be paid for here */
  readonly purchase?: Purchase | undefined;
  /** The same of a tier, by its id. */
  readonly purchaseOfTier?: ((id: number) => Purchase | undefined) | undefined;
}

function presentOpening(
  { audience, tiers, price }: Post['access'],
  { subscribing, purchase, purchaseOfTier }: Ways,
): LockedOffersProps['opening'] {
  switch (audience) {
    case 'everyone':
    case 'subscribers':
      return { kind: 'free', ...subscribing };
    case 'tiers':
      return {
        kind: 'tiers',
        tiers: tiers.map((tier) => ({
          ...tier,
          price: formatPrice(tier.price),
          purchase: purchaseOfTier?.(tier.id),
        })),
      };
    case 'buyers':
      return { kind: 'sale', price: price === null ? undefined : formatPrice(price), purchase };
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
function withPicture(views: readonly BlockView[], { cover, image, blocks }: WholePost): readonly BlockView[] {
  const picture = pictureOf({ cover, image });
  const [first, ...rest] = views;
  if (picture === undefined || first === undefined || (cover && isPlaced(blocks, cover.id))) return views;
  return [first, { type: 'picture', picture }, ...rest];
}

function presentNeighbour(post: WholePost['previous'], now: Date) {
  if (post === null) return undefined;
  const { id, title, published_at } = post;
  return { href: postHref(id), title, date: formatDate(published_at, now) ?? '' };
}

/** The words of a block; what is only heard, seen or downloaded takes no reading. */
function wordsOf(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
      return block.runs.map(({ text }) => text).join('');
    case 'heading':
      return block.text;
    case 'list':
      return block.items.flatMap((runs) => runs.map(({ text }) => text)).join(' ');
    default:
      return '';
  }
}

/** A post of the API as its page shows it at the moment `now`. */
export function presentWholePost(post: WholePost, marks: Marks, ways: Ways, now: Date): WholePostView {
  const { access, contents, teaser } = post;
  const files = new Map(post.media.map((file) => [file.id, file]));
  const blocks = post.blocks.flatMap((block) => presentBlock(block, files));
  const inside = formatContents(contents);
  const common = presentCommon(post, marks, now);
  const readingTime = access.granted ? formatReadingTime(post.blocks.map(wordsOf).join('\n')) : '';
  return {
    ...common,
    meta: [common.meta, readingTime].filter((text) => text !== '').join(' · '),
    isHidden: post.hidden,
    blocks: access.granted ? withPicture(blocks, post) : blocks,
    lock: access.granted
      ? undefined
      : {
          teaser,
          picture: pictureOf(post),
          inside: inside === '' ? undefined : inside,
          opening: presentOpening(access, ways),
        },
    previous: presentNeighbour(post.previous, now),
    next: presentNeighbour(post.next, now),
  };
}

/** The files of a post by their ids. */
type Files = ReadonlyMap<string, Media>;

function figuresOf(files: Files, { media, alt, caption }: { media: string; alt: string; caption?: string }) {
  const file = files.get(media);
  return file?.kind === 'picture' ? [{ picture: presentPicture(file, alt), caption }] : [];
}

/** Props of a block; unknown blocks and those without their file are left out. */
export function presentBlock(block: Block, files: Files): BlockView[] {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
    case 'heading':
    case 'list':
    case 'divider':
    case 'paywall':
      return [block];
    case 'picture':
      return figuresOf(files, block).map((figure) => ({ type: 'picture', ...figure }));
    case 'gallery': {
      const figures = block.pictures.flatMap((picture) => figuresOf(files, picture));
      return figures.length > 0 ? [{ type: 'gallery', figures }] : [];
    }
    case 'audio': {
      const file = files.get(block.media);
      return file?.kind === 'audio' ? [{ type: 'audio', sound: presentSound(file, block.title) }] : [];
    }
    case 'file': {
      const file = files.get(block.media);
      return file?.kind === 'file' ? [{ type: 'file', file: presentFile(file, block.title) }] : [];
    }
    default:
      return [];
  }
}

/** The sounds of a post share speed and positions. @param onStale reloads the addresses after one has failed */
export function useListening(onStale: () => void): Listening {
  const { speed, setSpeed, placeOf, keepPlace } = useSounds();
  const supported: Speed = speeds.find((each) => each === speed) ?? 1;
  return { speed: supported, onSpeedChange: setSpeed, placeOf, onPlace: keepPlace, onStale };
}
