import { useRef } from 'react';
import type { Load } from '#src/status/load.ts';
import { BackLink } from '../../primitives/BackLink/BackLink.tsx';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import { ProgressLine } from '../../primitives/ProgressLine/ProgressLine.tsx';
import { LoadFailure } from '../../sections/LoadFailure/LoadFailure.tsx';
import { Comparison, type ComparisonActions, type Versions } from './Comparison.tsx';
import * as css from './ConflictPage.css.ts';

export type { Versions } from './Comparison.tsx';

export interface ConflictPageProps extends ComparisonActions {
  versions: Load<Versions>;
  /** The list of the author's own posts. */
  postsHref: string;
  /** Load the other version once more, after a failure. */
  onRetry: () => void;
}

/** A post that was changed in two places: what differs is chosen place by place (design section 14). */
export function ConflictPage({ versions, postsHref, onRetry, ...actions }: ConflictPageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const value = versions.kind === 'loading' ? undefined : versions.value;
  return (
    <div className={css.page}>
      <BackLink href={postsHref}>Мои посты</BackLink>
      <PageTitle kind="form" ref={title}>
        Две версии одного поста
      </PageTitle>
      <p className={css.lead}>
        Пост правили в двух местах. Выберите, что оставить там, где версии расходятся. Второй вариант
        не пропадёт: он останется в версиях.
      </p>
      {versions.kind === 'loading' && (
        <Busy>
          <ProgressLine />
        </Busy>
      )}
      <LoadFailure load={versions} onRetry={onRetry} fallbackFocus={title} />
      {value && <Comparison versions={value} {...actions} />}
    </div>
  );
}
