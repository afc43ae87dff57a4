import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PostPreviewPage } from '#src/components/pages/PostPreviewPage/index.ts';
import { loadOf } from '#src/data/shared/load.ts';
import { useAudience, usePreview } from '#src/data/drafts/ownPosts.ts';
import type { OpenDraft } from '#src/data/writing/index.ts';
import { mapLoad } from '#src/status/load.ts';
import { PageMeta } from '../shell/PageMeta.tsx';
import { postEditHref } from '../shared/paths.ts';
import { PreviewedPost } from './PreviewedPost.tsx';

const failure = 'Не удалось показать пост. Попробуйте ещё раз.';
const stranger = 'stranger';

interface PreviewProps {
  id: string;
  open: OpenDraft | undefined;
}

/** `/post/edit/{id}?view=preview`: the post as its readers see it, once the server has all of it. */
export function Preview({ id, open }: PreviewProps) {
  const [query, setQuery] = useSearchParams();
  const as = query.get('as') ?? stranger;
  const tiers = useAudience().data?.value.tiers ?? [];
  const writing = open?.writing;
  useEffect(() => void writing?.wake(), [writing]);
  const status = open?.written.status.kind ?? 'opening';
  const isSaving = status === 'opening' || status === 'saving';
  const { data, error, isValidating, load } = usePreview(isSaving ? undefined : id, as);
  const post = data && <PreviewedPost post={data.value} onStale={() => void load()} />;
  return (
    <>
      <PageMeta title={'Как выйдет пост'} noIndex />
      <PostPreviewPage
        viewer={as}
        viewers={[
          [stranger, 'Без подписки'],
          ['subscriber', 'Подписчик'],
          ...tiers.map(({ id: tier, name }) => [String(tier), `Уровень «${name}»`] as const),
        ]}
        onViewerChange={(viewer) => setQuery({ view: 'preview', as: viewer }, { replace: true })}
        post={mapLoad(loadOf(data, { error, isValidating }, failure), () => post)}
        editHref={postEditHref(id)}
        onRetry={() => void load()}
      />
    </>
  );
}
