import { EditPostPage, type EditPostPageProps } from '#src/components/pages/EditPostPage/index.ts';
import type { OpenWriting, Status } from '#src/data/writing/index.ts';
import { networkMessage } from '#src/api/errors.ts';
import { PageMeta } from '../../meta/PageMeta.tsx';
import { titles } from '../../meta/titles.ts';
import { ownPostsHref } from '../../navigation/paths.ts';
import { Editing } from './Editing.tsx';

interface EditRouteProps {
  /** What is known of the post; `undefined` for a moment. */
  open: OpenWriting | undefined;
  /** The address is that of a new post. */
  isNew: boolean;
}

/** What shows as long as there is no text. */
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
export function EditRoute({ open, isNew }: EditRouteProps) {
  const content = open?.written.content;
  const page = {
    heading: isNew ? 'Новый пост' : 'Правка поста',
    postsHref: ownPostsHref,
    onRetry: () => void open?.writing.save(),
  } as const;
  return (
    <>
      <PageMeta title={content?.title || (isNew ? titles.create : titles.postEdit)} noIndex />
      {open === undefined || content === undefined ? (
        <EditPostPage {...page} post={presentWait(open?.written.status)} />
      ) : (
        <Editing {...page} open={open} content={content} />
      )}
    </>
  );
}
