import { Skeleton } from '../Skeleton/index.ts';
import * as css from './Tabs.css.ts';

interface TabsSkeletonProps {
  /** Class names of boxes as large as the labels. */
  labels: readonly string[];
}

/** Place of tabs. Silent: its owner speaks. */
export function TabsSkeleton({ labels }: TabsSkeletonProps) {
  return (
    <div className={css.tabBar}>
      <div className={css.tabList}>
        {labels.map((label) => (
          <div className={css.tabBox} key={label}>
            <div className={label}>
              <Skeleton />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
