import { type RefObject, useEffect, useId, useRef } from 'react';
import type { Load } from '#src/status/load.ts';
import { type Action, failureOf } from '#src/status/action.ts';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { LoadFailure } from '../LoadFailure/LoadFailure.tsx';
import { NewPosts } from '../NewPosts/NewPosts.tsx';
import { Skeleton, TextSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { CommentList, type CommentListProps } from './CommentList.tsx';
import * as css from './Comments.css.ts';
import type { Place, ThreadView, Writing as WritingState } from './comments.ts';
import { Writing } from './Writing.tsx';
import * as item from './Comment.css.ts';

export type {
  CommentAction,
  Commenter,
  CommentView,
  Drafts,
  Place,
  ThreadView,
  Writing,
} from './comments.ts';

/** Target of links to the comments. */
export const commentsId = 'comments';

export interface CommentsProps extends Omit<CommentListProps, 'threads' | 'mayAnswer' | 'heading'> {
  /** Number of comments: «1 048»; `undefined` if they are not counted. */
  count: string | undefined;
  threads: Load<readonly ThreadView[]>;
  writing: WritingState;
  /** The author's choice of who may comment. @default it is not one's own post */
  policy?: CommentPolicyProps | undefined;
  /** Number of new comments: «3 новых комментария»; `undefined`: none. */
  newComments: string | undefined;
  /** The link to the comments that was followed: another one for each time. @default none was */
  followed?: string | undefined;
  /** Load them from the top. */
  onRenew: () => void;
}

/** Comments below a post and the form to write one (design section 14). */
export function Comments(props: CommentsProps) {
  const { count, threads, writing, policy, newComments, followed, onRenew, ...list } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const label = useId();
  useFollowed(heading, followed);
  const show = () => {
    onRenew();
    heading.current?.scrollIntoView();
  };
  const loaded = threads.kind === 'loading' ? undefined : threads.value;
  return (
    <section className={css.section} aria-labelledby={label}>
      <div className={css.head}>
        <h2 className={css.heading} id={commentsId} tabIndex={-1} ref={heading}>
          <span id={label}>Комментарии</span> <span className={css.count}>{count}</span>
        </h2>
        {policy && <CommentPolicy {...policy} />}
      </div>
      <Writing writing={writing} drafts={list.drafts} fallbackFocus={heading} />
      <VisuallyHidden>
        <span role="status">{list.drafts.sent && newsOf(list.drafts.sent)}</span>
      </VisuallyHidden>
      {threads.kind === 'loading' && (
        <Busy>
          <CommentsSkeleton />
        </Busy>
      )}
      <LoadFailure place="row" load={threads} onRetry={onRenew} fallbackFocus={heading} />
      <NewPosts
        text={newComments}
        shown="Новые комментарии показаны"
        isPending={threads.kind === 'ready' && threads.isRenewing}
        onShow={show}
        fallbackFocus={heading}
      />
      {loaded !== undefined && (
        <CommentList {...list} threads={loaded} mayAnswer={writing.kind === 'open'} heading={heading} />
      )}
    </section>
  );
}

function newsOf(sent: Place): string {
  if (sent === 'new') return 'Комментарий отправлен';
  return sent.startsWith('answer') ? 'Ответ отправлен' : 'Правка сохранена';
}

/** Text in place of a locked post's comments. */
export function LockedComments({ count, followed }: Pick<CommentsProps, 'followed'> & { count: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFollowed(heading, followed);
  return (
    <section className={css.section} aria-labelledby={commentsId}>
      <h2 className={css.heading} id={commentsId} tabIndex={-1} ref={heading}>
        Комментарии <span className={css.count}>{count}</span>
      </h2>
      <p className={css.reason}>Комментарии откроются вместе с постом.</p>
    </section>
  );
}

/** The places of the first comments. The parent announces the loading. */
function CommentsSkeleton() {
  return (
    <>
      {['first', 'second', 'third'].map((place) => (
        <div className={item.item.comment} key={place}>
          <div className={item.portrait}>
            <div className={css.portrait}>
              <Skeleton />
            </div>
          </div>
          <div>
            <div className={item.name}>
              <TextSkeleton length="medium" />
            </div>
            <div className={item.text}>
              <TextSkeleton length="longest" />
            </div>
            <div className={item.actions} />
          </div>
        </div>
      ))}
    </>
  );
}

/** The readers who may comment on a post. */
type Policy = 'readers' | 'subscribers' | 'nobody';

/** The author's choice of it. */
export interface CommentPolicyProps {
  policy: Policy;
  /** The last change. */
  changing: Action;
  onChange: (policy: Policy) => void;
}

const items = [
  { id: 'readers', label: 'Все, кто читает' },
  { id: 'subscribers', label: 'Подписчики' },
  { id: 'nobody', label: 'Никто' },
] as const satisfies readonly { id: Policy; label: string }[];

/** Choice of who may comment on one's own post. */
function CommentPolicy({ policy, changing, onChange }: CommentPolicyProps) {
  const chosen = items.find(({ id }) => id === policy)?.label.toLowerCase();
  return (
    <div className={css.policy}>
      <Menu items={items} selected={policy} onAction={onChange}>
        <Button kind="outline" size="small" isPending={changing.kind === 'pending'}>
          Кто комментирует: {chosen}
          <Icon name="down" size="small" />
        </Button>
      </Menu>
      <Banner tone="error">{failureOf(changing)}</Banner>
    </div>
  );
}

/**
 * A link to the comments leads to their heading.
 * @param followed the link that was followed: another one for each time; `undefined`: none was
 */
function useFollowed(heading: RefObject<HTMLElement | null>, followed: string | undefined): void {
  useEffect(() => {
    if (followed === undefined) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [heading, followed]);
}
