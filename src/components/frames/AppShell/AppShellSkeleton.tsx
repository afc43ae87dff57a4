import type { ReactNode } from 'react';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as frame from './frame.css.ts';
import * as css from './AppShellSkeleton.css.ts';
import { sidebarOrder, tabBarOrder } from './sections.ts';

/** Most people have no money here. */
const readersOrder = sidebarOrder.filter((section) => section !== 'money');

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
        <div className={frame.header} data-part="header">
          <Box part="logo" />
          <Box part="createButton" />
          <Box part="avatar" />
        </div>
        <div className={frame.sidebar} data-part="sidebar">
          <div className={frame.sidebarContent}>
            <div className={frame.sidebarList}>
              {readersOrder.map((section) => (
                <div className={css.sidebarItem} key={section}>
                  <div className={css.sidebarLabel[section]}>
                    <Skeleton />
                  </div>
                </div>
              ))}
            </div>
            <div className={frame.account} data-part="account">
              <Box part="avatar" />
              <Box part="account" />
            </div>
          </div>
        </div>
        <div className={frame.content}>
          <main className={frame.page}>{children}</main>
        </div>
        <div className={frame.tabBar} data-part="tab-bar">
          <div className={frame.tabBarList}>
            {tabBarOrder.map((section) => (
              <div className={css.tab} key={section}>
                <Box part="tabIcon" />
                <Box part="tabLabel" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </Busy>
  );
}

function Box({ part }: { part: keyof typeof css.box }) {
  return (
    <div className={css.box[part]}>
      <Skeleton />
    </div>
  );
}
