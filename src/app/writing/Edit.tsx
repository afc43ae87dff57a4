import { memo } from 'react';
import { EditPostPage, type EditPostPageProps } from '#src/components/pages/EditPostPage/EditPostPage.tsx';
import type { OpenDraft, Status } from '#src/data/writing/index.ts';
import { useDraft } from '#src/data/drafts/ownPosts.ts';
import { networkMessage } from '#src/api/errors.ts';
import { PageMeta } from '../shell/PageMeta.tsx';
import { titles } from '../shell/titles.ts';
import { ownPostsHref } from '../shared/paths.ts';
import { Editing } from './Editing.tsx';

interface EditProps {
  /** The open post; `undefined` for a moment. */
  open: OpenDraft | undefined;
  /** The address is that of a new post. */
  isNew: boolean;
}

/** The page shows this until there is a text. */
function presentWait(status: Status | undefined): EditPostPageProps['post'] {
  switch (status?.kind) {
    case 'missing':
      return { kind: 'missing' };
    case 'offline':
      return { kind: 'offline', isRetrying: false, value: undefined };
    case 'failed':
      return { kind: 'failed', message: status.message, isRetrying: false, value: undefined };
    case 'unkept':
      return { kind: 'failed', message: networkMessage, isRetrying: false, value: undefined };
    default:
      return { kind: 'loading' };
  }
}

/** `/create` and `/post/edit/{id}`: an author writes. */
export const Edit = memo(function Edit({ open, isNew }: EditProps) {
  const { id, content, status } = open?.written ?? {};
  // Another tab writes it, so this one has not opened it.
  const elsewhere = useDraft(status?.kind === 'otherTab' ? id : undefined);
  const page = {
    heading: isNew ? 'Новый пост' : 'Правка поста',
    postsHref: ownPostsHref,
    onRetry: () => void open?.writing.save(),
  } as const;
  function bodyOf() {
    if (open !== undefined && status?.kind === 'otherTab') {
      const title = content?.title || elsewhere.data?.value.title || undefined;
      const onTakeOver = () => void open.writing.takeOver();
      return <EditPostPage {...page} post={{ kind: 'otherTab', title, onTakeOver }} />;
    }
    if (open === undefined || content === undefined)
      return <EditPostPage {...page} post={presentWait(status)} />;
    return <Editing {...page} open={open} content={content} />;
  }
  return (
    <>
      <PageMeta title={content?.title || (isNew ? titles.create : titles.postEdit)} noIndex />
      {bodyOf()}
    </>
  );
});
