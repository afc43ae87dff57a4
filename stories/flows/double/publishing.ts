import { parseMoment } from '#src/server/http/moment.ts';
import type { Handlers } from './call.ts';
import { authorByAccount, type Content } from './content.ts';
import { type Draft, findDraft, putDraft, requireRevision } from './draft.ts';
import { countMembers, followersOf } from './followings.ts';
import { toDraft } from './presentDraft.ts';
import { release, requireReady } from './publication.ts';
import { invalid, notFound } from './refusal.ts';
import type { State } from './state.ts';

function schedule(state: State, content: Content, draft: Draft, publishAt: Date): Draft {
  if (publishAt <= new Date()) throw invalid({ at: ['Этот момент уже прошёл.'] });
  if (content.posts.has(draft.id)) throw invalid({ at: ['Пост уже опубликован: изменения выйдут сразу.'] });
  requireReady(state, content, draft);
  return putDraft(content, { ...draft, publishAt, publishProblem: null });
}

/** The way of a post to its readers and back, and who they are. */
export const publishingCalls = (state: State, content: Content): Handlers => ({
  publishDraft({ caller, params, body, revision }) {
    const asked = revision();
    const at = body.at === null ? undefined : parseMoment(body.at);
    if (body.at !== null && at === undefined) throw invalid({ at: ['Нужны дата и время с часовым поясом.'] });
    const draft = findDraft(content, caller().account.id, params.id);
    requireRevision(draft, asked);
    const changed =
      at === undefined ? release(state, content, draft, new Date()) : schedule(state, content, draft, at);
    return toDraft(content, changed);
  },
  unpublishDraft({ caller, params }) {
    const draft = findDraft(content, caller().account.id, params.id);
    const post = content.posts.get(draft.id);
    if (post !== undefined) content.withdrawn.set(draft.id, post);
    content.posts.delete(draft.id);
    return toDraft(content, putDraft(content, { ...draft, publishAt: null, publishProblem: null }));
  },
  pinPost({ caller, params }) {
    const author = authorByAccount(content, caller().account.id);
    const post = content.posts.get(Number(params.id));
    if (author === undefined || post?.author !== author.id) throw notFound();
    author.pinned = post.id;
    return null;
  },
  unpinPost({ caller, params }) {
    const author = authorByAccount(content, caller().account.id);
    if (author?.pinned === Number(params.id)) author.pinned = null;
    return null;
  },
  audience({ caller }) {
    const author = authorByAccount(content, caller().account.id);
    if (author === undefined) return { subscribers: 0, tiers: [] };
    return {
      subscribers: followersOf(content, author.id).length,
      tiers: author.tiers
        .filter(({ archived }) => !archived)
        .map((tier) => ({
          ...{ id: tier.id, name: tier.name, price: tier.price },
          members: countMembers(content, tier),
        })),
    };
  },
});
