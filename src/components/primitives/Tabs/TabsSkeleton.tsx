import { Skeleton } from '../Skeleton/index.ts';
import * as frame from './frame.css.ts';

interface TabsSkeletonProps {
  /** Class names of boxes as large as the labels. */
  labels: readonly string[];
}

/** Place of tabs. Silent: its owner speaks. */
export function TabsSkeleton({ labels }: TabsSkeletonProps) {
  return (
    <div className={frame.tabBar}>
      <div className={frame.tabList}>
        {labels.map((label) => (
          <div className={frame.tabBox} key={label}>
            <div className={label}>
              <Skeleton />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
