import { readingProblems } from '#src/server/posts/blocks.ts';
import { faceOf } from '#src/server/posts/compose.ts';
import { authorOf, type Content, type Published } from './content.ts';
import { type Draft, putDraft } from './draft.ts';
import { problemsOf } from './names.ts';
import { postOf } from './presentDraft.ts';
import { checkFields, Refusal, requireVerifiedEmail, sentenceOf } from './refusal.ts';
import type { State } from './state.ts';

/** The post as it would be if it were published. @param moment of its first time; later ones keep that */
export function compose(content: Content, draft: Draft, moment: Date): Published {
  const { id, author, title, blocks, audience, tiers } = draft;
  const before = postOf(content, draft);
  const { teaser, cover } = faceOf(draft, before && { ...before, cover: before.cover?.id });
  return {
    ...{ id, author, title, blocks, audience, tiers, teaser },
    cover: content.pictures.get(cover ?? '') ?? null,
    publishedAt: before?.publishedAt ?? moment,
    otherLikes: before?.otherLikes ?? 0,
  };
}

/**
 * Looks at a post before it goes to its readers.
 * @throws {Refusal} 403 for somebody who has not said that they are an author, or not proved their e-mail, 400 for a
 * post that cannot be read yet
 */
export function requireReady({ accounts }: State, content: Content, draft: Draft): void {
  const author = authorOf(content, draft.author);
  if (!author.isAnnounced) throw new Refusal(403, { detail: 'Сначала станьте автором.' });
  requireVerifiedEmail(accounts.get(author.account), 'publish');
  const { title, blocks, audience, tiers } = draft;
  const problems = problemsOf(content, draft, tiers);
  const unfit = readingProblems(title, blocks);
  const isForNobody = audience === 'tiers' && tiers.length === 0;
  checkFields({
    title: unfit.title,
    blocks: unfit.blocks ?? problems.blocks,
    tiers: isForNobody ? 'Выберите хотя бы один уровень.' : problems.tiers,
  });
}

/** Gives a post to its readers as it is now. @throws {Refusal} as `requireReady` */
export function release(state: State, content: Content, draft: Draft, moment: Date): Draft {
  requireReady(state, content, draft);
  content.posts.set(draft.id, compose(content, draft, moment));
  content.withdrawn.delete(draft.id);
  return putDraft(content, {
    ...draft,
    publishedRevision: draft.revision,
    publishAt: null,
    publishProblem: null,
  });
}

/** Publishes what is due, as of the moment that was planned; what cannot be published any more is a draft again that says why. */
export function publishDue(state: State, content: Content): void {
  for (const draft of content.drafts.values()) {
    const { publishAt, deleted } = draft;
    if (publishAt === null || publishAt > new Date() || deleted !== undefined) continue;
    try {
      release(state, content, draft, publishAt);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      putDraft(content, { ...draft, publishAt: null, publishProblem: sentenceOf(error) });
    }
  }
}
