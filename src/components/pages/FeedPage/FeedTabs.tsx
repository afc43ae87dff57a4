import { createContext, memo, use } from 'react';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { type FeedPageProps, type PanelProps, tabs } from './feed.ts';
import { FeedTabPanel } from './FeedTabPanel.tsx';

/** Props of the visible panel. */
export const PanelContext = createContext<PanelProps | undefined>(undefined);

function CurrentPanel() {
  const panel = use(PanelContext);
  return panel && <FeedTabPanel {...panel} />;
}

const items = tabs.map((item) => ({ ...item, content: <CurrentPanel /> }));

/**
 * The choice between the views of the feed. It has what the panel shows from a context: react-aria rebuilds its tabs
 * on every render, which would be a good part of the time of a heart.
 */
export const FeedTabs = memo(function FeedTabs({
  tab,
  onTabChange,
}: Pick<FeedPageProps, 'tab' | 'onTabChange'>) {
  return <Tabs label="Какие посты показать" items={items} selected={tab} onSelect={onTabChange} />;
});
