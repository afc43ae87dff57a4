import { Compile } from 'typebox/compile';
import { type Block, Blocks, type Post, type Run } from '#src/api/contract.ts';

/** Bytes of a body as JSON. */
const bodyLimit = 256 * 1024;
const schema = Compile(Blocks);

/** The gate through which every body comes into the database: blocks as the contract describes them, and not too much of them. */
export const isBody = (value: unknown): value is Block[] =>
  schema.Check(value) && Buffer.byteLength(JSON.stringify(value)) <= bodyLimit;

/** What stands above the paywall mark; nothing where there is no mark: then all of it is behind. */
export function aboveMark(blocks: readonly Block[]): readonly Block[] {
  const mark = blocks.findIndex(({ type }) => type === 'paywall');
  return blocks.slice(0, Math.max(0, mark));
}

/** A file that is named, and what it has to be where it stands. */
interface NamedFile {
  readonly media: string;
  readonly kind: 'picture' | 'audio' | 'file';
}

/** The files that blocks name. */
export const mediaIn = (blocks: readonly Block[]): NamedFile[] =>
  blocks.flatMap((block): NamedFile[] => {
    switch (block.type) {
      case 'picture':
      case 'audio':
      case 'file':
        return [{ media: block.media, kind: block.type }];
      case 'gallery':
        return block.pictures.map(({ media }) => ({ media, kind: 'picture' }));
      default:
        return [];
    }
  });

/** What a post holds beside text. @param secondsOf how long a sound is */
export function contentsOf(
  blocks: readonly Block[],
  secondsOf: (media: string) => number | undefined,
): Post['contents'] {
  const contents = { pictures: 0, audio_seconds: 0, files: 0 };
  for (const block of blocks) {
    if (block.type === 'picture') contents.pictures += 1;
    if (block.type === 'gallery') contents.pictures += block.pictures.length;
    if (block.type === 'audio') contents.audio_seconds += secondsOf(block.media) ?? 0;
    if (block.type === 'file') contents.files += 1;
  }
  return contents;
}

const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

/** The first words that everybody may read, for cards and previews of a post that has no teaser of its own. */
export function firstWords(blocks: readonly Block[], audience: Post['access']['audience']): string {
  const open = audience === 'everyone' ? blocks : aboveMark(blocks);
  const paragraph = open.find((block) => block.type === 'paragraph');
  return paragraph === undefined ? '' : textOf(paragraph.runs);
}
