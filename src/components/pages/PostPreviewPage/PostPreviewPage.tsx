import { type ReactNode, useRef } from 'react';
import type { Load } from '#src/status/load.ts';
import { BackLink } from '../../primitives/BackLink/BackLink.tsx';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { ProgressLine } from '../../primitives/ProgressLine/ProgressLine.tsx';
import { Select, type SelectOption } from '../../primitives/Select/Select.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { LoadFailure } from '../../sections/LoadFailure/LoadFailure.tsx';
import * as css from './PostPreviewPage.css.ts';

export interface PostPreviewPageProps<Viewer extends string> {
  /** The kind of reader that the preview imitates. */
  viewer: Viewer;
  /** Everybody it can be seen as: «Без подписки», «Подписчик», «Уровень «Первый ряд»». */
  viewers: readonly SelectOption<Viewer>[];
  onViewerChange: (viewer: Viewer) => void;
  /** The post as that reader gets it, as its page shows it. */
  post: Load<ReactNode>;
  /** Back to writing. */
  editHref: string;
  /** Load the post once more, after a failure. */
  onRetry: () => void;
}

/** Preview of a post for each kind of reader. */
export function PostPreviewPage<Viewer extends string>(props: PostPreviewPageProps<Viewer>) {
  const { viewer, viewers, onViewerChange, post, editHref, onRetry } = props;
  const bar = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className={css.bar} ref={bar} tabIndex={-1}>
        <div className={css.back}>
          <BackLink href={editHref}>К правке</BackLink>
        </div>
        <div className={css.viewer}>
          <Select label="Глазами" options={viewers} value={viewer} onChange={onViewerChange} />
        </div>
        <VisuallyHidden>
          <span role="status">
            {post.kind === 'ready' && `Показано глазами: ${labelOf(viewers, viewer)}`}
          </span>
        </VisuallyHidden>
      </div>
      {post.kind === 'loading' ? (
        <Busy>
          <ProgressLine />
        </Busy>
      ) : (
        <>
          <LoadFailure load={post} onRetry={onRetry} fallbackFocus={bar} />
          <div className={css.post}>{post.value}</div>
        </>
      )}
    </>
  );
}

const labelOf = (viewers: readonly SelectOption<string>[], viewer: string) =>
  viewers.find(([each]) => each === viewer)?.[1];
