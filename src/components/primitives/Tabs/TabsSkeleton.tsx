import { Skeleton } from '../Skeleton/index.ts';
import * as frame from './frame.css.ts';
import { label } from './TabsSkeleton.css.ts';

export interface TabsSkeletonProps {
  /** Width of each label, in the order of the tabs. */
  widths: readonly (keyof typeof label)[];
}

/** The place of tabs. The parent announces the loading. */
export function TabsSkeleton({ widths }: TabsSkeletonProps) {
  return (
    <div className={frame.tabBar}>
      <div className={frame.tabList} data-part="tabs">
        {widths.map((width) => (
          <div className={frame.tabBox} data-part="tab" key={width}>
            <div className={label[width]}>
              <Skeleton />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
