import { Skeleton, TextSkeleton } from '../../primitives/Skeleton/index.ts';
import { TabsSkeleton } from '../../primitives/Tabs/index.ts';
import * as row from './OwnPostRow.css.ts';
import * as css from './OwnPostsPage.css.ts';
import { next, tabLabel } from './OwnPostsSkeleton.css.ts';

/** Tabs and a group of three before the first answer. Silent: its owner speaks. */
export function OwnPostsSkeleton() {
  return (
    <>
      <TabsSkeleton labels={Object.values(tabLabel)} />
      <div className={css.groupTitle}>
        <TextSkeleton length="title" />
      </div>
      <div className={css.list}>
        <RowSkeleton />
        <RowSkeleton />
        <RowSkeleton />
      </div>
    </>
  );
}

function RowSkeleton() {
  return (
    <div className={row.item}>
      <div className={row.row}>
        <div className={row.thumb}>
          <Skeleton />
        </div>
        <div className={row.words}>
          <div className={row.title}>
            <TextSkeleton length="longest" />
          </div>
          <div className={row.note}>
            <TextSkeleton length="medium" />
          </div>
        </div>
        <div className={row.state}>
          <div className={row.stateLabel.plain}>
            <TextSkeleton length="long" />
          </div>
          <div className={row.note}>
            <TextSkeleton length="medium" />
          </div>
        </div>
        <div className={row.next}>
          <div className={next}>
            <Skeleton />
          </div>
        </div>
      </div>
    </div>
  );
}
