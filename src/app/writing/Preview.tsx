import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { WholePost } from '#src/api/contract.ts';
import { PostPreviewPage } from '#src/components/pages/PostPreviewPage/PostPreviewPage.tsx';
import { PageTitle } from '#src/components/primitives/PageTitle/PageTitle.tsx';
import { Stack } from '#src/components/primitives/Stack/Stack.tsx';
import { LockedOffers } from '#src/components/sections/LockedOffers/LockedOffers.tsx';
import { PostBody } from '#src/components/sections/PostBody/PostBody.tsx';
import { PostByline } from '#src/components/sections/PostByline/PostByline.tsx';
import { PostPicture } from '#src/components/sections/PostPicture/PostPicture.tsx';
import { useAudience, usePreview } from '#src/data/drafts/ownPosts.ts';
import { loadOf } from '#src/data/shared/load.ts';
import type { OpenDraft } from '#src/data/writing/index.ts';
import { mapLoad } from '#src/status/load.ts';
import { presentWholePost, useListening } from '../posts/presentWholePost.ts';
import { postEditHref } from '../shared/paths.ts';
import { notify } from '../shell/notify.ts';
import { PageMeta } from '../shell/PageMeta.tsx';

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
          ...(open?.written.content?.audience === 'buyers' ? [['buyer', 'Кто купил'] as const] : []),
        ]}
        onViewerChange={(viewer) => setQuery({ view: 'preview', as: viewer }, { replace: true })}
        post={mapLoad(loadOf(data, { error, isValidating }, failure), () => post)}
        editHref={postEditHref(id)}
        onRetry={() => void load()}
      />
    </>
  );
}

const showButton = () => void notify({ tone: 'success', title: 'Так кнопку увидит читатель' });

/** One's own post can neither be subscribed to nor bought. */
const ways = {
  subscribing: { subscribing: { kind: 'idle' }, onSubscribe: showButton },
  purchase: { isPending: false, onBuy: showButton },
  purchaseOfTier: () => ({ isPending: false, onBuy: showButton }),
} as const;

const noMarks = { liked: false, likes: 0, bookmarked: false };

interface PreviewedPostProps {
  /** As the chosen reader gets it. */
  post: WholePost;
  /** Asks for new addresses of its files. */
  onStale: () => void;
}

/** A post that readers do not have yet: for reading only, without buttons that would change it. */
function PreviewedPost({ post, onStale }: PreviewedPostProps) {
  const [now] = useState(() => new Date());
  const view = useMemo(() => presentWholePost(post, noMarks, ways, now), [post, now]);
  const listening = useListening(onStale);
  const { title, author, meta, blocks, lock } = view;
  return (
    <article>
      <Stack gap={24}>
        <PageTitle>{title === '' ? 'Без названия' : title}</PageTitle>
        <PostByline author={author} meta={meta} />
        {blocks.length > 0 && <PostBody blocks={blocks} listening={listening} />}
        {lock && blocks.length === 0 && lock.teaser !== '' && <p>{lock.teaser}</p>}
        {lock?.picture && <PostPicture picture={lock.picture} place="page" isLocked />}
        {lock && <LockedOffers inside={lock.inside} opening={lock.opening} />}
      </Stack>
    </article>
  );
}
