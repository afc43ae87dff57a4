import type { Comment } from '#src/api/contract.ts';
import { accountName } from '#src/server/usernames/accountName.ts';
import type { Call, Handlers } from './call.ts';
import {
  authorByAccount,
  authorOf,
  type Content,
  newestFirst,
  type Published,
  type Written,
} from './content.ts';
import { followingOf } from './followings.ts';
import { pageAfter } from './pages.ts';
import { likesOf, toCard, toWhole } from './present.ts';
import { checkFields, notFound, Refusal, requireVerifiedEmail } from './refusal.ts';
import type { State } from './state.ts';
import { tidyText, validateComment } from '#src/validation/index.ts';

/** Sort key of a post in lists. */
const momentOf = ({ publishedAt }: Published): number => publishedAt.getTime();

/** Feed, posts and comments. */
export function readingCalls(state: State, content: Content): Handlers {
  const { origin } = state;

  function inTab(reader: number, tab: string | null): Published[] {
    const saved = content.bookmarks.get(reader) ?? [];
    if (tab === 'bookmarks') return saved.flatMap((id) => content.posts.get(id) ?? []);
    const posts = newestFirst(content);
    if (tab === 'authors')
      return posts.filter(({ author }) => followingOf(content, reader, author) !== undefined);
    const isForEverybody = ({ author }: Published): boolean => {
      const { account } = authorOf(content, author);
      return account === reader || state.accounts.get(account)?.isEmailVerified === true;
    };
    return posts.filter((post) => isForEverybody(post) && (tab !== 'open' || post.audience === 'everyone'));
  }

  function find({ params }: Pick<Call<'post'>, 'params'>): Published {
    const post = content.posts.get(Number(params.id));
    if (post === undefined) throw notFound();
    return post;
  }

  function setLike({ caller, ...call }: Call<'like' | 'unlike'>, isLiked: boolean) {
    const post = find(call);
    const reader = caller().account.id;
    if (isLiked && !toCard(content, reader, post).access.granted)
      throw new Refusal(403, { detail: 'Сначала откройте пост.' });
    const likes = content.likes.get(post.id) ?? new Set();
    if (isLiked) likes.add(reader);
    else likes.delete(reader);
    content.likes.set(post.id, likes);
    return { liked: isLiked, likes: likesOf(content, post) };
  }

  function setBookmark({ caller, ...call }: Call<'bookmark' | 'unbookmark'>, bookmarked: boolean) {
    const { id } = find(call);
    const reader = caller().account.id;
    const others = (content.bookmarks.get(reader) ?? []).filter((saved) => saved !== id);
    content.bookmarks.set(reader, bookmarked ? [id, ...others] : others);
    return { bookmarked };
  }

  function toComment(reader: number, { id, post, account: writer, text, createdAt }: Written): Comment {
    const account = state.accounts.get(writer);
    const author = authorByAccount(content, writer);
    return {
      ...{ id, text, created_at: createdAt.toISOString(), state: 'visible', parent: null, edited_at: null },
      ...{ answers: [], more_answers: null, answers_count: 0, mine: writer === reader },
      by_author: author !== undefined && content.posts.get(post)?.author === author.id,
      person:
        account === undefined
          ? null
          : {
              ...{ user_id: account.id, username: account.username, portrait: author?.portrait ?? null },
              name: author?.name ?? accountName(account),
            },
    };
  }

  return {
    feed({ caller, query }) {
      const reader = caller().account.id;
      const posts = inTab(reader, query.get('tab'));
      const page = pageAfter({ origin, name: 'feed', query }, posts);
      const results = page.results.map((post) => toCard(content, reader, post));
      return { ...page, previous: null, results, newest: String(Math.max(0, ...posts.map(momentOf))) };
    },
    newPosts({ caller, query }) {
      const since = Number(query.get('since'));
      const posts = inTab(caller().account.id, query.get('tab'));
      return { count: posts.filter((post) => momentOf(post) > since).length };
    },
    post: (call) => toWhole(content, call.caller().account.id, find(call)),
    like: (call) => setLike(call, true),
    unlike: (call) => setLike(call, false),
    bookmark: (call) => setBookmark(call, true),
    unbookmark: (call) => setBookmark(call, false),
    comments({ caller, query, ...call }) {
      const { id } = find(call);
      const written = content.comments.filter(({ post }) => post === id);
      const page = pageAfter({ origin, name: 'comments', query }, written);
      const results = page.results.map((comment) => toComment(caller().account.id, comment));
      return { ...page, previous: null, results, newest: written[0]?.id ?? '', total: written.length };
    },
    newComments: () => ({ count: 0 }),
    comment({ caller, body, ...call }) {
      const post = find(call);
      const { id: account, isEmailVerified } = caller().account;
      if (!toCard(content, account, post).access.granted)
        throw new Refusal(403, { detail: 'Комментарии открыты тем, кто может прочитать пост.' });
      requireVerifiedEmail({ isEmailVerified }, 'comment');
      checkFields({ text: validateComment(body.text) });
      const comment = {
        id: crypto.randomUUID(),
        post: post.id,
        account,
        text: tidyText(body.text),
        createdAt: new Date(),
      };
      content.comments.unshift(comment);
      return toComment(account, comment);
    },
    blockedReaders: () => ({ count: 0, next: null, previous: null, results: [] }),
  };
}
