import type { Block, Run } from '#src/api/contract.ts';
import { setRussian } from '#src/format/typesetting.ts';
import type { DemoPost } from './blocks.ts';

const setRuns = (runs: readonly Run[]): Run[] => runs.map((run) => ({ ...run, text: setRussian(run.text) }));

function setBlock(block: Block): Block {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
      return { ...block, runs: setRuns(block.runs) };
    case 'heading':
      return { ...block, text: setRussian(block.text) };
    case 'list':
      return { ...block, items: block.items.map(setRuns) };
    case 'picture':
      return {
        ...block,
        alt: setRussian(block.alt),
        ...(block.caption !== undefined && { caption: setRussian(block.caption) }),
      };
    case 'gallery':
      return { ...block, pictures: block.pictures.map((each) => ({ ...each, alt: setRussian(each.alt) })) };
    case 'audio':
    case 'file':
      return { ...block, title: setRussian(block.title) };
    case 'divider':
    case 'paywall':
      return block;
  }
}

/** A post as an author with an eye for type publishes it: all its texts with their no-break spaces. */
export const setPost = (post: DemoPost): DemoPost => ({
  ...post,
  title: setRussian(post.title),
  ...(post.teaser !== undefined && { teaser: setRussian(post.teaser) }),
  blocks: post.blocks.map(setBlock),
});
