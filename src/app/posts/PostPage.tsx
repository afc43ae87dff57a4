import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { WholePost } from '#src/api/contract.ts';
import { PostPage } from '#src/components/pages/PostPage/PostPage.tsx';
import { LockedComments } from '#src/components/sections/Comments/Comments.tsx';
import { useComments } from '#src/data/comments/useComments.ts';
import { loadOf } from '#src/data/shared/load.ts';
import { marksOf } from '#src/data/posts/marks.ts';
import { useCachedTitle, usePost } from '#src/data/posts/post.ts';
import { useMarks } from '#src/data/posts/useMarks.ts';
import { formatCount } from '#src/format/plural.ts';
import { mapLoad } from '#src/status/load.ts';
import { presentPurchase } from '../checkout/presentPurchase.ts';
import { useWorth } from '../donations/useWorth.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import { useInner } from '../shell/inner.ts';
import { PostComments, useFollowedComments } from '../comments/PostComments.tsx';
import { useReporting } from '../comments/useReporting.tsx';
import { PageMeta } from '../shell/PageMeta.tsx';
import { titles } from '../shell/titles.ts';
import { paths } from '../shared/paths.ts';
import { notifyMarkFailure, sharePage } from './readerActions.ts';
import { PostRail } from './PostRail.tsx';
import { useOwnPostMenu } from './useOwnPostMenu.ts';
import { presentCommentCount } from './presentPost.ts';
import { presentWholePost, useListening } from './presentWholePost.ts';
import { useOpening } from '../subscriptions/useSubscribing.ts';

const loadFailure = 'Не удалось загрузить пост. Попробуйте ещё раз.';

/** The author of a post that everybody may read, for other people. */
const payeeOf = (post: WholePost | undefined, reader: number): number | undefined =>
  post?.access.audience === 'everyone' && post.author.user_id !== reader ? post.author.id : undefined;

/** `/feed/post/{id}`. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, isValidating, load, renew } = usePost(id);
  const { changes, like, bookmark } = useMarks(notifyMarkFailure);
  const listening = useListening(() => void renew());
  const opening = useOpening(data?.value.author.id, load);
  const { user } = useInner();
  const checkout = useCheckout();
  const worth = useWorth(payeeOf(data?.value, user.id), data?.value.id);
  const title = useCachedTitle(id);
  const comments = useComments(id, data?.value.access.granted === true);
  const followed = useFollowedComments();
  const { report, popup } = useReporting();
  const isOwn = data?.value.author.user_id === user.id;
  const navigate = useNavigate();
  const leave = useCallback(() => void navigate(paths.feed, { replace: true }), [navigate]);
  const isMissing = error?.kind === 'http' && error.status === 404;
  const post = mapLoad(loadOf(data, { error, isValidating }, loadFailure), ({ value, requestedAt }) => ({
    ...presentWholePost(
      value,
      marksOf(value, requestedAt, changes[value.id]),
      {
        subscribing: opening,
        purchase: presentPurchase(checkout, { purpose: 'post', subject: value.id }),
        purchaseOfTier: (tier) => presentPurchase(checkout, { purpose: 'tier', subject: tier }),
      },
      new Date(requestedAt),
    ),
    comments: presentCommentCount(comments.total ?? value.comments),
  }));
  return (
    <>
      <PageMeta
        title={isMissing ? 'Такого поста нет' : (data?.value.title ?? title ?? titles.post)}
        noIndex
      />
      <PostPage
        post={isMissing ? { kind: 'missing' } : post}
        title={title}
        feedHref={paths.feed}
        listening={listening}
        worth={worth}
        comments={
          data &&
          (data.value.access.granted ? (
            <PostComments
              post={data.value}
              list={comments}
              opening={opening}
              onChange={load}
              onReport={(comment) => report({ kind: 'comment', id: comment })}
            />
          ) : (
            <LockedComments count={formatCount(data.value.comments)} followed={followed} />
          ))
        }
        rail={
          data && (
            <PostRail
              key={data.value.author.id}
              post={data.value}
              isOwn={isOwn}
              onFollowed={() => void load()}
            />
          )
        }
        onLike={(isLiked) => data && like(data.value.id, isLiked)}
        onBookmark={(isBookmarked) => data && bookmark(data.value.id, isBookmarked)}
        onShare={() => void sharePage(data?.value.title)}
        own={useOwnPostMenu(isOwn ? data.value.id : undefined, leave)}
        onReport={data && !isOwn ? () => report({ kind: 'post', id }) : undefined}
        onRetry={() => void load()}
      />
      {popup}
    </>
  );
}
