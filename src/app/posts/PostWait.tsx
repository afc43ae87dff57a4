import { PostPageWait } from '#src/components/pages/PostPage/index.ts';
import { PageMeta } from '../shell/meta/PageMeta.tsx';
import { titles } from '../shell/meta/titles.ts';
import { paths } from '../shared/paths.ts';

/** The page of a post whose code downloads. */
export const PostWait = () => (
  <>
    <PageMeta title={titles.post} noIndex />
    <PostPageWait feedHref={paths.feed} />
  </>
);
