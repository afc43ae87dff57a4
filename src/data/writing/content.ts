import type { Block, Body, Draft } from '#src/api/contract.ts';
import { normalizeTexts } from '#src/validation/index.ts';

/** An upload at its position in the text: it becomes a block when it is done. */
interface UploadBlock {
  readonly type: 'upload';
  /** Id of the upload. */
  readonly id: string;
  /** Neighbours of kind `gallery` become one gallery together. */
  readonly kind: 'picture' | 'gallery' | 'audio' | 'file';
  /** The file's name on the author's machine. */
  readonly name: string;
}

/** The part of a post that the server stores. */
export type Saved = Body<'createDraft'>;

/** A post in the editor. A new object is a change. */
export interface Content extends Omit<Saved, 'blocks'> {
  readonly blocks: readonly (Block | UploadBlock)[];
}

export const nothingWritten: Content = {
  title: '',
  blocks: [],
  audience: 'everyone',
  tiers: [],
  price: null,
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isBlock = (value: unknown): boolean => isRecord(value) && typeof value['type'] === 'string';

/** Recognizes stored content: another version of the app may have stored something else. */
export const isContent = (value: unknown): value is Content =>
  isRecord(value) &&
  typeof value['title'] === 'string' &&
  typeof value['audience'] === 'string' &&
  Array.isArray(value['blocks']) &&
  value['blocks'].every(isBlock) &&
  Array.isArray(value['tiers']);

/** Fields in the order of their names: servers and databases have orders of their own. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

type AnyBlock = Content['blocks'][number];

/** Blocks never change: a key press makes a new one of its own place only. */
const texts = new WeakMap<AnyBlock, string>();

function textOf(block: AnyBlock): string {
  const text = texts.get(block) ?? JSON.stringify(block, inOrder);
  texts.set(block, text);
  return text;
}

/** Blocks as the server keeps them; those that are in NFC already are the same objects. */
const normalized = new WeakMap<Block, Block>();

function inNfc(block: Block): Block {
  const copy: Block = JSON.parse(textOf(block));
  normalizeTexts(copy);
  return copy;
}

function normalizeBlock(block: Block): Block {
  const text = textOf(block);
  const result = normalized.get(block) ?? (text === text.normalize() ? block : inNfc(block));
  normalized.set(block, result);
  return result;
}

/** The part of it that the server can have by now, in NFC as it will answer. */
export const savedOf = ({ title, blocks, audience, tiers, price = null }: Content): Saved => ({
  title: title.normalize(),
  blocks: blocks.filter((block) => block.type !== 'upload').map(normalizeBlock),
  audience,
  tiers,
  price,
});

/** The content of a post on the server. */
export const contentOf = (draft: Draft): Saved => savedOf(draft);

const isSameBlock = (one: AnyBlock, other: AnyBlock | undefined): boolean =>
  one === other || (other !== undefined && textOf(one) === textOf(other));

const tiersOf = ({ tiers }: Content): string => tiers.toSorted((a, b) => a - b).join();

/** Both say the same. */
export const isSame = (one: Content, other: Content): boolean =>
  one === other ||
  (one.title === other.title &&
    one.audience === other.audience &&
    // A device may hold a text of the previous release, which knew no prices.
    (one.price ?? null) === (other.price ?? null) &&
    tiersOf(one) === tiersOf(other) &&
    one.blocks.length === other.blocks.length &&
    one.blocks.every((block, index) => isSameBlock(block, other.blocks[index])));

/** Uploads in the content. */
export const uploadsOf = ({ blocks }: Content): readonly UploadBlock[] =>
  blocks.filter((block) => block.type === 'upload');

export const hasUploads = (content: Content): boolean => uploadsOf(content).length > 0;
