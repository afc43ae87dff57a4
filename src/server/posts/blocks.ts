import type { Block, Post, Run } from '#src/api/contract.ts';
import { hasContent, isBlank, validateBlock, validateTitle } from '#src/validation/index.ts';

/** Length of a teaser made from a body, in characters. */
const teaserLimit = 500;

/** Blocks above the paywall mark; none without a mark, because then everything is behind it. */
export function aboveMark(blocks: readonly Block[]): readonly Block[] {
  const mark = blocks.findIndex(({ type }) => type === 'paywall');
  return blocks.slice(0, Math.max(0, mark));
}

/** A named file and its required kind. */
interface NamedFile {
  readonly media: string;
  readonly kind: 'picture' | 'audio' | 'file';
}

const asPicture = ({ media }: { readonly media: string }): NamedFile => ({ media, kind: 'picture' });

/** The files that a block names. */
function filesOfBlock(block: Block): NamedFile[] {
  switch (block.type) {
    case 'picture':
    case 'audio':
    case 'file':
      return [{ media: block.media, kind: block.type }];
    case 'gallery':
      return block.pictures.map(asPicture);
    default:
      return [];
  }
}

/** The files that blocks name, each with the path of the place that does. */
export const mediaIn = (blocks: readonly Block[]): (NamedFile & { readonly path: string })[] =>
  blocks.flatMap((block, index) =>
    filesOfBlock(block).map((file, place) => ({
      ...file,
      path: `blocks[${index}]${block.type === 'gallery' ? `.pictures[${place}]` : ''}.media`,
    })),
  );

/** Counts the media of a post. @param secondsOf how long a sound is */
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

/** The text of a block: a line for each of its items. */
export function linesOf(block: Block): readonly string[] {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
      return [textOf(block.runs)];
    case 'list':
      return block.items.map(textOf);
    case 'heading':
      return [block.text];
    default:
      return [];
  }
}

/** Number of words in a body. */
export const wordsIn = (blocks: readonly Block[]): number =>
  blocks
    .flatMap(linesOf)
    .flatMap((line) => line.match(/\S+/g) ?? [])
    .filter((word) => !isBlank(word)).length;

/** Sentences for the author about problems of title and body. */
export function readingProblems(title: string, blocks: readonly Block[]) {
  const asSentence = (problem: string | undefined) => problem && `${problem}.`;
  const problem = blocks.some(hasContent)
    ? blocks.map(validateBlock).find((found) => found !== undefined)
    : 'Напишите хотя бы слово или добавьте файл';
  return { title: asSentence(validateTitle(title)), blocks: asSentence(problem) };
}

/** Public part of a body. */
export const openPart = (blocks: readonly Block[], audience: Post['access']['audience']): readonly Block[] =>
  audience === 'everyone' ? blocks : aboveMark(blocks);

function shortened(text: string): string {
  if (text.length <= teaserLimit) return text;
  // Up to a space; a text without one is cut between whole characters.
  const [cut = ''] = /^.*(?=\s)/su.exec(text.slice(0, teaserLimit)) ?? [
    [...text].slice(0, teaserLimit).join(''),
  ];
  return `${cut.trimEnd()}…`;
}

/** The first words that everybody may read, for cards and previews of a post that has no teaser of its own. */
export function firstWords(blocks: readonly Block[], audience: Post['access']['audience']): string {
  const paragraph = openPart(blocks, audience).find(
    (block) => block.type === 'paragraph' && hasContent(block),
  );
  return paragraph?.type === 'paragraph' ? shortened(textOf(paragraph.runs)) : '';
}
