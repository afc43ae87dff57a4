import type { Draft as DraftReply, DraftCard } from '#src/api/contract.ts';
import { mediaIn, wordsIn } from '#src/server/posts/blocks.ts';
import { authorOf, type Content, type Published } from './content.ts';
import type { Draft } from './draft.ts';
import { countComments, likesOf, mediaOf, tiersOf } from './present.ts';

/** What readers have or had of it. */
export const postOf = ({ posts, withdrawn }: Content, { id }: Pick<Draft, 'id'>): Published | undefined =>
  posts.get(id) ?? withdrawn.get(id);

/** Where a post is on its way to its readers. */
export function stateOf({ posts }: Content, { id, publishAt }: Draft): DraftReply['state'] {
  if (publishAt !== null) return 'scheduled';
  return posts.has(id) ? 'published' : 'draft';
}

function commonOf(content: Content, draft: Draft) {
  const { id, title, audience, revision } = draft;
  const state = stateOf(content, draft);
  const isPublished = state === 'published';
  return {
    ...{ id, title, state, audience, revision, words: wordsIn(draft.blocks) },
    saved_at: draft.savedAt.toISOString(),
    publish_at: draft.publishAt?.toISOString() ?? null,
    publish_problem: draft.publishProblem,
    published_at: postOf(content, draft)?.publishedAt.toISOString() ?? null,
    changed: isPublished && draft.publishedRevision !== revision,
    pinned: isPublished && authorOf(content, draft.author).pinned === id,
  };
}

/** A post as its author writes it. */
export const toDraft = (content: Content, draft: Draft): DraftReply => ({
  ...commonOf(content, draft),
  blocks: [...draft.blocks],
  media: mediaOf(content, draft.blocks),
  tiers: [...draft.tiers],
});

/** The same in the list of its author's own: with its first picture, or the one that readers see on its card. */
export function toDraftCard(content: Content, draft: Draft): DraftCard {
  const post = postOf(content, draft);
  const first = mediaIn(draft.blocks).find(({ kind }) => kind === 'picture');
  return {
    ...commonOf(content, draft),
    tiers: tiersOf(content, draft).map(({ id, name, price }) => ({ id, name, price })),
    cover: content.pictures.get(first?.media ?? '') ?? post?.cover ?? null,
    image: null,
    likes: post === undefined ? 0 : likesOf(content, post),
    comments: countComments(content, draft.id),
  };
}
