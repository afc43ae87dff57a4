import { useRef } from 'react';
import { PageTitle } from '../../primitives/PageTitle/index.ts';
import { Tabs } from '../../primitives/Tabs/index.ts';
import { FeedTabPanel } from './FeedTabPanel.tsx';
import * as frame from './frame.css.ts';
import { type FeedPageProps, tabs } from './feed.ts';

/** The feed (design section 9): four views of it, cards that lead to posts, the next page on request. */
export function FeedPage({ onTabChange, ...feed }: FeedPageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <div className={frame.column}>
      <PageTitle ref={title}>Лента</PageTitle>
      <Tabs
        label="Какие посты показать"
        items={tabs.map((item) => ({
          ...item,
          content: <FeedTabPanel key={item.id} {...feed} heir={title} />,
        }))}
        selected={feed.tab}
        onSelect={onTabChange}
      />
    </div>
  );
}
