import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import * as frame from './frame.css.ts';
import * as css from './Tabs.css.ts';

export interface TabItem {
  /** Unique among its neighbours. */
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  /** What is chosen between, for screen readers. */
  label: string;
  /** At first the first one shows. */
  items: readonly TabItem[];
}

/** A press carried off a tab is taken back (WCAG 2.5.2). The types of react-aria's `Tab` do not name the option. */
const onRelease = { shouldSelectOnPressUp: true };

/** Views of one list, one at a time (design section 8). The arrow keys go from tab to tab. */
export function Tabs({ label, items }: TabsProps) {
  return (
    <AriaTabs className={css.tabs}>
      <div className={frame.tabBar}>
        <TabList className={frame.tabList} aria-label={label}>
          {items.map((item) => (
            <Tab key={item.id} id={item.id} className={css.tab} {...onRelease}>
              {item.label}
            </Tab>
          ))}
        </TabList>
      </div>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
