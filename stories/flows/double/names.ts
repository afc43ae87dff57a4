import { mediaIn } from '#src/server/posts/blocks.ts';
import { authorOf, type Content } from './content.ts';
import type { Draft } from './draft.ts';

/**
 * Whether everything that a post names is there: its files, and the tiers that open it.
 * @param archived tiers that nobody can take any more and that may open it all the same, because they do already
 */
export function problemsOf(
  content: Content,
  { author, blocks, audience, tiers }: Pick<Draft, 'author' | 'blocks' | 'audience' | 'tiers'>,
  archived: readonly number[],
) {
  const lost = mediaIn(blocks).find(({ media }) => !content.pictures.has(media));
  const isTheirs = (id: number) =>
    authorOf(content, author).tiers.some(
      (tier) => tier.id === id && (!tier.archived || archived.includes(id)),
    );
  function tierProblem(): string | undefined {
    if (tiers.length === 0) return undefined;
    if (audience !== 'tiers') return 'Уровни выбирают для поста, который открыт уровням.';
    return tiers.every(isTheirs) ? undefined : 'Такого уровня у вас нет.';
  }
  return {
    blocks: lost && `${lost.path}: такого файла у вас нет.`,
    tiers: tierProblem(),
  };
}
