import type { ArticleLink } from '#src/components/pages/KnowledgePage/index.ts';
import type { Text } from '../shared/text.ts';
import { paths } from '../shared/paths.ts';
import { groups } from './catalogue.ts';

/** An article's address and what leads to it. @param id its key in the catalogue */
export const linkTo = (id: string, { title, description }: Text): ArticleLink => ({
  href: `${paths.knowledgeBase}?article=${id}`,
  title,
  description,
});

/** Up to three articles of the same group: those that follow in the order it is read, from the last one on to the first. */
export function linksBeside(id: string): ArticleLink[] {
  const group = groups.find(({ articles }) => id in articles);
  const entries = Object.entries(group?.articles ?? {});
  const at = entries.findIndex(([key]) => key === id);
  const others = [...entries.slice(at + 1), ...entries.slice(0, at)];
  return others.slice(0, 3).map(([key, text]) => linkTo(key, text));
}
