import type { Content } from '#src/data/writing/index.ts';
import { hasContent, isBlank, validateBlock, validateTitle } from '#src/validation/index.ts';

/** A warning before publication. `block` is the index of its block in the text. */
export type Remark =
  | { readonly kind: 'untitled' }
  | { readonly kind: 'unfitTitle'; readonly problem: string }
  /** A text or a link that readers cannot get like this. */
  | { readonly kind: 'unfitText'; readonly problem: string; readonly block: number }
  /** There is nothing to read. */
  | { readonly kind: 'empty' }
  /** No tier is chosen. */
  | { readonly kind: 'noTiers' }
  /** Failed uploads would be missing from the post. */
  | { readonly kind: 'failedUploads'; readonly count: number; readonly block: number }
  | { readonly kind: 'uploads'; readonly count: number; readonly block: number }
  /** Pictures without a description for people who do not see them. */
  | { readonly kind: 'undescribed'; readonly count: number; readonly block: number }
  /** Nothing is above the paywall mark: readers without access see only a title. */
  | { readonly kind: 'nothingAbove'; readonly block: number };

type AnyBlock = Content['blocks'][number];

function picturesWithoutAlt(block: AnyBlock): number {
  if (block.type === 'picture') return isBlank(block.alt) ? 1 : 0;
  if (block.type === 'gallery') return block.pictures.filter(({ alt }) => isBlank(alt)).length;
  return 0;
}

/** Counts the matches and finds the first block with one. */
function gather(blocks: readonly AnyBlock[], countIn: (block: AnyBlock) => number) {
  const counts = blocks.map(countIn);
  return {
    count: counts.reduce((sum, count) => sum + count, 0),
    block: counts.findIndex((count) => count > 0),
  };
}

/**
 * Returns the warnings before publication, blocking ones first.
 * @param hasFailed whether a file on its way has come to nothing, by the id of its upload
 */
export function checkBeforePublishing(
  { title, blocks, audience, tiers }: Content,
  hasFailed: (upload: string) => boolean,
): readonly Remark[] {
  const remarks: Remark[] = [];
  const titleProblem = validateTitle(title);
  if (isBlank(title)) remarks.push({ kind: 'untitled' });
  else if (titleProblem !== undefined) remarks.push({ kind: 'unfitTitle', problem: titleProblem });
  if (!blocks.some(hasContent)) remarks.push({ kind: 'empty' });
  if (audience === 'tiers' && tiers.length === 0) remarks.push({ kind: 'noTiers' });
  const unfit = blocks.findIndex((block) => validateBlock(block) !== undefined);
  const unfitBlock = blocks[unfit];
  const problem = unfitBlock && validateBlock(unfitBlock);
  if (problem !== undefined) remarks.push({ kind: 'unfitText', problem, block: unfit });
  const isUpload = (failed: boolean) => (block: AnyBlock) =>
    block.type === 'upload' && hasFailed(block.id) === failed ? 1 : 0;
  const add = (kind: 'failedUploads' | 'uploads' | 'undescribed', found: ReturnType<typeof gather>) => {
    if (found.count > 0) remarks.push({ kind, ...found });
  };
  add('failedUploads', gather(blocks, isUpload(true)));
  add('uploads', gather(blocks, isUpload(false)));
  add('undescribed', gather(blocks, picturesWithoutAlt));
  const mark = blocks.findIndex(({ type }) => type === 'paywall');
  if (mark >= 0 && audience !== 'everyone' && !blocks.slice(0, mark).some(hasContent))
    remarks.push({ kind: 'nothingAbove', block: mark });
  return remarks;
}
