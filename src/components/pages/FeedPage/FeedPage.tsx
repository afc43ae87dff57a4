import { useRef } from 'react';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import { FeedRail } from '../../sections/FeedRail/FeedRail.tsx';
import { FirstSteps } from '../../sections/FirstSteps/FirstSteps.tsx';
import * as css from './FeedPage.css.ts';
import { FeedTabs, PanelContext } from './FeedTabs.tsx';
import * as frame from './frame.css.ts';
import type { FeedPageProps } from './feed.ts';

export type { FeedPageProps, FeedTab } from './feed.ts';

/** The feed (design sections 9 and 14): four views of it, cards that lead to posts, the next page on request. */
export function FeedPage({ onTabChange, steps, rail, ...feed }: FeedPageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <div className={css.layout}>
      <div className={frame.column}>
        <PageTitle ref={title}>Лента</PageTitle>
        {steps && (
          <div className={css.steps}>
            <FirstSteps
              {...steps}
              onHide={() => {
                title.current?.focus({ preventScroll: true });
                steps.onHide();
              }}
            />
          </div>
        )}
        <PanelContext value={{ ...feed, fallbackFocus: title }}>
          <FeedTabs tab={feed.tab} onTabChange={onTabChange} />
        </PanelContext>
      </div>
      <FeedRail {...rail} />
    </div>
  );
}
