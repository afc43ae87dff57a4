import { useParams } from 'react-router-dom';
import { PostPage } from '#src/components/pages/PostPage/index.ts';
import { LockedComments } from '#src/components/sections/Comments/index.ts';
import { useComments } from '#src/data/comments/index.ts';
import { loadOf } from '#src/data/shared/index.ts';
import { marksOf, useKnownTitle, useMarks, usePost } from '#src/data/posts/index.ts';
import { formatCount } from '#src/format/plural.ts';
import { mapLoad } from '#src/status/load.ts';
import { useInner } from '../shell/inner.ts';
import { PostComments } from '../comments/PostComments.tsx';
import { useFollowedComments } from '../comments/useFollowedComments.ts';
import { useReporting } from '../comments/useReporting.tsx';
import { PageMeta } from '../shell/PageMeta.tsx';
import { titles } from '../shell/titles.ts';
import { paths } from '../shared/paths.ts';
import { notifyMarkFailure } from './notifyMarkFailure.ts';
import { presentCommentCount } from './presentPost.ts';
import { presentWholePost } from './presentWholePost.ts';
import { sharePage } from './sharePage.ts';
import { useListening } from './useListening.ts';
import { useOpening } from '../subscriptions/useOpening.ts';

const loadFailure = 'Не удалось загрузить пост. Попробуйте ещё раз.';

/** `/feed/post/{id}`. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, isLoading, load, renew } = usePost(id);
  const { changes, like, bookmark } = useMarks(notifyMarkFailure);
  const listening = useListening(() => void renew());
  const opening = useOpening(data?.value.author.id, load);
  const title = useKnownTitle(id);
  const { user } = useInner();
  const comments = useComments(id, data?.value.access.granted === true);
  const followed = useFollowedComments();
  const { report, popup } = useReporting();
  const isMissing = error?.kind === 'http' && error.status === 404;
  const post = mapLoad(loadOf(data, { error, isLoading }, loadFailure), ({ value, askedAt }) => ({
    ...presentWholePost(value, marksOf(value, askedAt, changes[value.id]), opening, new Date(askedAt)),
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
        onLike={(isLiked) => data && like(data.value.id, isLiked)}
        onBookmark={(isBookmarked) => data && bookmark(data.value.id, isBookmarked)}
        onShare={() => void sharePage(data?.value.title)}
        onReport={
          data && data.value.author.user_id !== user.id ? () => report({ kind: 'post', id }) : undefined
        }
        onRetry={() => void load()}
      />
      {popup}
    </>
  );
}
