import { useEffect } from 'react';
import { PostPageWait } from '#src/components/pages/PostPage/index.ts';
import { reloadOnce } from '../../chunks/reload.ts';
import { PageMeta } from '../../meta/PageMeta.tsx';
import { titles } from '../../meta/titles.ts';
import { paths } from '../../navigation/paths.ts';
import { SectionCrash } from '../area/SectionCrash.tsx';
import { postPage } from './chunk.ts';

/** `/feed/post/{id}`, which downloads on its own. */
export function PostPart() {
  const chunk = postPage.useChunk();
  const isMissing = chunk.kind === 'failed';
  useEffect(() => void postPage.load(), []);
  // Only a reload brings a part that another version has replaced.
  useEffect(() => {
    if (isMissing) void reloadOnce();
  }, [isMissing]);
  if (isMissing) return <SectionCrash />;
  if (chunk.kind === 'ready') return <chunk.module.PostRoute />;
  return (
    <>
      <PageMeta title={titles.post} noIndex />
      <PostPageWait feedHref={paths.feed} />
    </>
  );
}
