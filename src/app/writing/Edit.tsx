import { memo } from 'react';
import { EditPostPage, type EditPostPageProps } from '#src/components/pages/EditPostPage/EditPostPage.tsx';
import type { OpenDraft, Status } from '#src/data/writing/index.ts';
import { networkMessage } from '#src/api/errors.ts';
import { PageMeta } from '../shell/PageMeta.tsx';
import { titles } from '../shell/titles.ts';
import { ownPostsHref } from '../shared/paths.ts';
import { OtherTab } from './WritingNotice.tsx';
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

/** Another tab writes it, so this one shows no editor. */
const elsewhere = (onTakeOver: () => void) => ({
  editor: <OtherTab onTakeOver={onTakeOver} />,
  status: null,
  panels: null,
  check: null,
  versionsHref: undefined,
  popup: undefined,
  onPopupChange: () => {},
  onSave: () => {},
});

/** `/create` and `/post/edit/{id}`: an author writes. */
export const Edit = memo(function Edit({ open, isNew }: EditProps) {
  const { content, status } = open?.written ?? {};
  const page = {
    heading: isNew ? 'Новый пост' : 'Правка поста',
    postsHref: ownPostsHref,
    onRetry: () => void open?.writing.save(),
  } as const;
  function bodyOf() {
    if (open !== undefined && status?.kind === 'otherTab') {
      const value = elsewhere(() => void open.writing.takeOver());
      return <EditPostPage {...page} post={{ kind: 'ready', value, isRenewing: false }} />;
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
