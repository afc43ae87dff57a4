import { useMemo, useState } from 'react';
import type { WholePost } from '#src/api/contract.ts';
import { PageTitle } from '#src/components/primitives/PageTitle/index.ts';
import { Stack } from '#src/components/primitives/Stack/index.ts';
import { LockedOffers } from '#src/components/sections/LockedOffers/index.ts';
import { PostBody } from '#src/components/sections/PostBody/index.ts';
import { PostByline } from '#src/components/sections/PostByline/index.ts';
import { PostPicture } from '#src/components/sections/PostPicture/index.ts';
import { notify } from '../shell/notify.ts';
import { presentWholePost } from '../posts/presentWholePost.ts';
import { useListening } from '../posts/useListening.ts';

/** One's own post cannot be subscribed to. */
const subscribing = {
  subscribing: { kind: 'idle' },
  onSubscribe: () => notify({ tone: 'success', title: 'Так кнопку увидит читатель' }),
} as const;

const noMarks = { liked: false, likes: 0, bookmarked: false };

interface PreviewedPostProps {
  /** As the chosen reader gets it. */
  post: WholePost;
  /** Asks for new addresses of its files. */
  onStale: () => void;
}

/** A post that readers do not have yet: for reading only, without buttons that would change it. */
export function PreviewedPost({ post, onStale }: PreviewedPostProps) {
  const [now] = useState(() => new Date());
  const view = useMemo(() => presentWholePost(post, noMarks, subscribing, now), [post, now]);
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
