import type { ReactNode } from 'react';
import { Skeleton, TitleSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './EditPostPage.css.ts';
import * as boxes from './EditPostSkeleton.css.ts';

/** The white sheet of the editor, for anything that replaces it. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <div className={boxes.sheet} data-sheet="">
    {children}
  </div>
);

/** Sheet and panels before the post is loaded. The parent announces the loading. */
export function EditPostSkeleton() {
  return (
    <div className={css.layout} data-part="layout">
      <div>
        <div className={css.bar} data-part="bar">
          <div className={boxes.status}>
            <Skeleton />
          </div>
        </div>
        <Sheet>
          <TitleSkeleton />
          <Skeleton kind="line" />
          <Skeleton kind="line" width="most" />
          <Skeleton kind="line" width="half" />
        </Sheet>
      </div>
      <div className={css.rail}>
        <div className={boxes.panel}>
          {['everyone', 'followers', 'tiers'].map((row) => (
            <div className={boxes.radio} key={row}>
              <Skeleton />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
