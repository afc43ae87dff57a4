import type { Block, Body, Draft } from '#src/api/contract.ts';

/** A file on its way to the server, in its place in the text: it becomes a block of its own when it is there. */
interface UploadBlock {
  readonly type: 'upload';
  /** Of the upload. */
  readonly id: string;
  /** Neighbours of kind `gallery` become one gallery together. */
  readonly kind: 'picture' | 'gallery' | 'audio' | 'file';
  /** The file's name on the author's machine. */
  readonly name: string;
}

/** What the server keeps of a post. */
export type Saved = Body<'createDraft'>;

/** What an author has before them. A new object is a change. */
export interface Content extends Omit<Saved, 'blocks'> {
  readonly blocks: readonly (Block | UploadBlock)[];
}

export const nothingWritten: Content = { title: '', blocks: [], audience: 'everyone', tiers: [] };

/** The part of it that the server can have by now. */
export const savedOf = ({ title, blocks, audience, tiers }: Content): Saved => ({
  title,
  blocks: blocks.filter((block) => block.type !== 'upload'),
  audience,
  tiers,
});

/** What the server has of a post. */
export const contentOf = ({ title, blocks, audience, tiers }: Draft): Saved => ({
  title,
  blocks,
  audience,
  tiers,
});

/** Fields in the order of their names: servers and databases have orders of their own. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const textOf = (content: Content): string =>
  JSON.stringify({ ...content, tiers: content.tiers.toSorted((a, b) => a - b) }, inOrder);

/** Whether they say the same. */
export const isSame = (one: Content, other: Content): boolean =>
  one === other || textOf(one) === textOf(other);

/** Whether some of it is on its way to the server by itself. */
export const hasUploads = ({ blocks }: Content): boolean => blocks.some(({ type }) => type === 'upload');
