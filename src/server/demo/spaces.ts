import type { Block, Run } from '#src/api/contract.ts';
import type { DemoPost } from './blocks.ts';

/** No-break spaces, as typographers set them: after short words, and before a dash. */
export const setSpaces = (text: string): string =>
  text
    .replace(/(?<=^|[\s«(])([А-Яа-яЁё]{1,2}) /g, '$1\u00a0')
    .replace(/(?<=\u00a0)([А-Яа-яЁё]{1,2}) /g, '$1\u00a0')
    .replaceAll(' —', '\u00a0—');

const setRuns = (runs: readonly Run[]): Run[] => runs.map((run) => ({ ...run, text: setSpaces(run.text) }));

function setBlock(block: Block): Block {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
      return { ...block, runs: setRuns(block.runs) };
    case 'heading':
      return { ...block, text: setSpaces(block.text) };
    case 'list':
      return { ...block, items: block.items.map(setRuns) };
    case 'picture':
      return {
        ...block,
        alt: setSpaces(block.alt),
        ...(block.caption !== undefined && { caption: setSpaces(block.caption) }),
      };
    case 'gallery':
      return { ...block, pictures: block.pictures.map((each) => ({ ...each, alt: setSpaces(each.alt) })) };
    case 'audio':
    case 'file':
      return { ...block, title: setSpaces(block.title) };
    case 'divider':
    case 'paywall':
      return block;
  }
}

/** A post as it is published: all its texts with their no-break spaces. */
export const withSpaces = (post: DemoPost): DemoPost => ({
  ...post,
  title: setSpaces(post.title),
  ...(post.teaser !== undefined && { teaser: setSpaces(post.teaser) }),
  blocks: post.blocks.map(setBlock),
});
