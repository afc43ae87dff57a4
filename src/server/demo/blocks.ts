import type { Block, Run } from '#src/api/contract.ts';
import type { DemoAuthor } from './authors.ts';
import type { PictureName, SoundName, TextName } from './files.ts';

interface Common {
  readonly author: DemoAuthor;
  readonly title: string;
  /** Public part of the text. @default its first paragraph */
  readonly teaser?: string;
  readonly cover?: PictureName;
  /** Blocks of the body; files are named as in `media/`. */
  readonly blocks: readonly Block[];
  /** Hours between the publication and the first start of the server. */
  readonly hoursAgo: number;
  readonly likes: number;
}

/** A post of the demo, typed with plain spaces. */
export type DemoPost = Common &
  (
    | { readonly audience: 'everyone' | 'subscribers' }
    | {
        readonly audience: 'tiers';
        /** The cheapest of the author's tiers that opens it. */
        readonly tier: string;
      }
  );

type Part = string | Run;
const runs = (parts: readonly Part[]): Run[] =>
  parts.map((part) => (typeof part === 'string' ? { text: part } : part));

/** Bold, and italic. */
export const b = (text: string): Run => ({ text, bold: true });
export const i = (text: string): Run => ({ text, italic: true });

/** Blocks in the order of a text. */
export const p = (...parts: Part[]): Block => ({ type: 'paragraph', runs: runs(parts) });
export const h2 = (text: string): Block => ({ type: 'heading', level: 2, text });
export const ul = (...items: string[]): Block => ({
  type: 'list',
  ordered: false,
  items: items.map((text) => runs([text])),
});
export const ol = (...items: string[]): Block => ({
  type: 'list',
  ordered: true,
  items: items.map((text) => runs([text])),
});
export const quote = (...parts: Part[]): Block => ({ type: 'quote', runs: runs(parts) });
export const picture = (media: PictureName, alt: string, caption?: string): Block => ({
  type: 'picture',
  media,
  alt,
  ...(caption !== undefined && { caption }),
});
export const gallery = (...pictures: (readonly [media: PictureName, alt: string])[]): Block => ({
  type: 'gallery',
  pictures: pictures.map(([media, alt]) => ({ media, alt })),
});
export const audio = (media: SoundName, title: string): Block => ({ type: 'audio', media, title });
export const file = (media: TextName, title: string): Block => ({ type: 'file', media, title });
export const divider: Block = { type: 'divider' };
export const paywall: Block = { type: 'paywall' };
