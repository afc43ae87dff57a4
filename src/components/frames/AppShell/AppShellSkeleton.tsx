import type { ReactNode } from 'react';
import { Busy } from '../../primitives/Busy/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import * as frame from './frame.css.ts';
import * as boxes from './AppShellSkeleton.css.ts';
import { sidebarOrder, tabBarOrder } from './sections.ts';

export interface AppShellSkeletonProps {
  /** Skeleton of the page inside, silent like `FeedSkeleton`. @default none */
  children?: ReactNode;
}

/**
 * The shell while it is not known who is looking (specification section 2: header 95, sidebar 315, main area).
 * It shares the shell's grid and paddings, so the real one replaces it without a shift.
 */
export function AppShellSkeleton({ children }: AppShellSkeletonProps) {
  return (
    <Busy>
      <div className={frame.shell}>
        <div className={frame.header}>
          <Box className={boxes.logo} />
          <Box className={boxes.createButton} />
          <Box className={boxes.avatar} />
        </div>
        <div className={frame.sidebar}>
          <div className={frame.sidebarContent}>
            <div className={frame.sidebarList}>
              {sidebarOrder.map((section) => (
                <div className={boxes.sidebarItem} key={section}>
                  <Box className={boxes.sidebarLabel[section]} />
                </div>
              ))}
            </div>
            <div className={frame.account}>
              <Box className={boxes.avatar} />
              <Box className={boxes.account} />
            </div>
          </div>
        </div>
        <div className={frame.content}>
          <main className={frame.page}>{children}</main>
        </div>
        <div className={frame.tabBar}>
          <div className={frame.tabBarList}>
            {tabBarOrder.map((section) => (
              <div className={boxes.tab} key={section}>
                <Box className={boxes.tabIcon} />
                <Box className={boxes.tabLabel} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </Busy>
  );
}

function Box({ className }: { className: string }) {
  return (
    <div className={className}>
      <Skeleton />
    </div>
  );
}
