import { PostPage } from '#src/components/pages/PostPage/index.ts';
import { loadOf } from '#src/data/load/index.ts';
import { marksOf, useKnownTitle, useMarks, type usePost } from '#src/data/posts/index.ts';
import { mapLoad } from '#src/status/load.ts';
import { PageMeta } from '../../meta/PageMeta.tsx';
import { titles } from '../../meta/titles.ts';
import { paths } from '../../navigation/paths.ts';
import { notifyMarkFailure } from './notifyMarkFailure.ts';
import { presentWholePost } from './presentWholePost.ts';
import { sharePage } from './sharePage.ts';
import { useListening } from './useListening.ts';
import { useOpening } from './useOpening.ts';

const loadFailure = 'Не удалось загрузить пост. Попробуйте ещё раз.';

interface PostRouteProps {
  /** Which post. */
  id: string;
  /** What is known of it: it was asked for before this page was there. */
  loaded: ReturnType<typeof usePost>;
}

/** `/feed/post/{id}`. */
export function PostRoute({ id, loaded }: PostRouteProps) {
  const { data, error, isLoading, load, renew } = loaded;
  const { changes, like, bookmark } = useMarks(notifyMarkFailure);
  const listening = useListening(() => void renew());
  const opening = useOpening(data?.value.author.id, load);
  const title = useKnownTitle(id);
  const isMissing = error?.kind === 'http' && error.status === 404;
  const post = mapLoad(loadOf(data, { error, isLoading }, loadFailure), ({ value, askedAt }) =>
    presentWholePost(value, marksOf(value, askedAt, changes[value.id]), opening, new Date(askedAt)),
  );
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
        onLike={(isLiked) => data && like(data.value.id, isLiked)}
        onBookmark={(isBookmarked) => data && bookmark(data.value.id, isBookmarked)}
        onShare={() => void sharePage(data?.value.title)}
        onRetry={() => void load()}
      />
    </>
  );
}
