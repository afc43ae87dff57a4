import { Skeleton, TextSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TabsSkeleton } from '../../primitives/Tabs/TabsSkeleton.tsx';
import * as row from './OwnPostRow.css.ts';
import * as css from './OwnPostsPage.css.ts';
import * as boxes from './OwnPostsPage.css.ts';

/** Tabs and a group of three before the first answer. The parent announces the loading. */
export function OwnPostsSkeleton() {
  return (
    <>
      <TabsSkeleton
        tabs={['all', 'drafts', 'scheduled', 'published']}
        renderLabel={(tab) => (
          <div className={boxes.tabLabel[tab]}>
            <Skeleton />
          </div>
        )}
      />
      <div className={css.groupTitle} data-part="group-title">
        <TextSkeleton length="title" />
      </div>
      <div className={css.list} data-part="list">
        <RowSkeleton />
        <RowSkeleton />
        <RowSkeleton />
      </div>
    </>
  );
}

function RowSkeleton() {
  return (
    <div className={row.item} data-part="item">
      <div className={row.row}>
        <div className={row.noPicture} data-part="picture">
          <Skeleton />
        </div>
        <div className={row.words} data-part="words">
          <div className={row.title}>
            <TextSkeleton length="longest" />
          </div>
          <div className={row.note}>
            <TextSkeleton length="medium" />
          </div>
        </div>
        <div className={row.state} data-part="state">
          <div className={row.stateLabel.plain}>
            <TextSkeleton length="long" />
          </div>
          <div className={row.note}>
            <TextSkeleton length="medium" />
          </div>
        </div>
        <div className={row.next}>
          <div className={boxes.next}>
            <Skeleton />
          </div>
        </div>
      </div>
    </div>
  );
}
