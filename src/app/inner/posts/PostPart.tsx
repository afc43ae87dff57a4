import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PostPageWait } from '#src/components/pages/PostPage/index.ts';
import { usePost } from '#src/data/posts/index.ts';
import { findPlace } from '#src/site/addresses.ts';
import { PageMeta } from '../../meta/PageMeta.tsx';
import { titles } from '../../meta/titles.ts';
import { paths } from '../../navigation/paths.ts';
import { PartFailure } from '../PartFailure.tsx';
import { postPage } from './chunk.ts';

/** `/feed/post/{id}`, which downloads on its own; the post is asked for meanwhile. */
export function PostPart() {
  const { id = '' } = findPlace(useLocation().pathname)?.values ?? {};
  const post = usePost(id);
  const chunk = postPage.useChunk();
  useEffect(() => void postPage.load(), []);
  const wait = <PostPageWait feedHref={paths.feed} />;
  if (chunk.kind === 'failed') return <PartFailure title={'Пост не\u00a0загрузился'} wait={wait} />;
  if (chunk.kind === 'ready') return <chunk.module.PostRoute id={id} loaded={post} />;
  return (
    <>
      <PageMeta title={titles.post} noIndex />
      {wait}
    </>
  );
}
