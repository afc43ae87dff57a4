import type { ReactNode } from 'react';
import * as frame from './frame.css.ts';

export interface TabsSkeletonProps<Tab extends string> {
  tabs: readonly Tab[];
  /** The place of a tab's label, as large as the label. */
  renderLabel: (tab: Tab) => ReactNode;
}

/** The place of tabs. The parent announces the loading. */
export function TabsSkeleton<Tab extends string>({ tabs, renderLabel }: TabsSkeletonProps<Tab>) {
  return (
    <div className={frame.tabBar}>
      <div className={frame.tabList} data-part="tabs">
        {tabs.map((tab) => (
          <div className={frame.tabBox} data-part="tab" key={tab}>
            {renderLabel(tab)}
          </div>
        ))}
      </div>
    </div>
  );
}
