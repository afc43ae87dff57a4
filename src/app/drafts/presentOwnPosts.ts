import type { DraftCard } from '#src/api/contract.ts';
import { formatError } from '#src/api/errors.ts';
import type {
  OwnPosts,
  OwnPostsGroup,
  OwnPostsGroupId,
  OwnPostView,
} from '#src/components/pages/OwnPostsPage/OwnPostsPage.tsx';
import { loadOf, moreOf } from '#src/data/shared/load.ts';
import type { UnsentPosts } from '#src/data/drafts/localDrafts.ts';
import { formatCount } from '#src/format/plural.ts';
import { type Load, mapLoad } from '#src/status/load.ts';
import { presentOwnPost } from './presentOwnPost.ts';
import type { OwnPostActions, OwnPostsLists } from './useOwnPostActions.ts';

const failure = 'Не удалось загрузить посты. Попробуйте ещё раз.';

type List = OwnPostsLists['drafts'];

const stateOf = { drafts: 'draft', scheduled: 'scheduled', published: 'published' } as const;

/** The rows show these beside the server's answer. */
interface Local {
  readonly actions: OwnPostActions;
  readonly unsent: UnsentPosts;
}

function presentRow(card: DraftCard, { actions, unsent }: Local, now: Date): OwnPostView {
  const progress = actions.progressOf(card.id);
  return actions.isDeleted(card.id)
    ? { kind: 'deleted', id: card.id, restoring: progress }
    : presentOwnPost(card, progress, now, unsent.get(card.id));
}

function presentGroup(id: OwnPostsGroupId, list: List, local: Local): OwnPostsGroup {
  const pages = list.pages ?? [];
  const message = list.isAboutNext && list.error ? formatError(list.error, failure) : undefined;
  return {
    posts: pages.flatMap(({ results, requestedAt }) =>
      results.map((card) => presentRow(card, local, new Date(requestedAt))),
    ),
    count: formatCount(pages[0]?.counts[stateOf[id]] ?? 0),
    more: moreOf(pages.at(-1)?.next, message, list.isAboutNext && list.isValidating),
  };
}

/** The state of one list: the page shows all three together. */
const loadOfList = (list: List): Load<List> =>
  list.isAboutNext
    ? { kind: 'ready', value: list, isRenewing: false }
    : loadOf(list.pages && list.pages.length > 0 ? list : undefined, list, failure);

/** One's own posts as their page shows them: all three lists, or why one of them is not there. */
export function presentOwnPosts(lists: OwnPostsLists, local: Local): Load<OwnPosts> {
  const loads = lists.all.map(loadOfList);
  const unready = loads.find(({ kind }) => kind === 'loading') ?? loads.find(({ kind }) => kind !== 'ready');
  const posts = mapLoad(unready ?? loadOfList(lists.drafts), () => ({
    drafts: presentGroup('drafts', lists.drafts, local),
    scheduled: presentGroup('scheduled', lists.scheduled, local),
    published: presentGroup('published', lists.published, local),
  }));
  const hasAll = loads.every((load) => load.kind !== 'loading' && load.value !== undefined);
  return hasAll || posts.kind === 'loading' || posts.kind === 'ready'
    ? posts
    : { ...posts, value: undefined };
}
