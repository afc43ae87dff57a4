import type { ReactNode } from 'react';
import { type Key, Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import * as frame from './frame.css.ts';
import * as css from './Tabs.css.ts';

export interface TabItem<Id extends string = string> {
  /** Unique among its neighbours. */
  id: Id;
  label: string;
  content: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** Name of the tabs for screen readers. */
  label: string;
  items: readonly TabItem<Id>[];
  /** The one that shows. @default at first the first one, then the tabs know it themselves */
  selected?: Id;
  /** Another one was chosen. */
  onSelect?: (id: Id) => void;
}

/** A press carried off a tab is taken back (WCAG 2.5.2). The types of react-aria's `Tab` do not name the option. */
const onRelease = { shouldSelectOnPressUp: true };

/** Views of one list, one at a time (design section 8). The arrow keys go from tab to tab. */
export function Tabs<Id extends string>({ label, items, selected, onSelect }: TabsProps<Id>) {
  const choose = (key: Key) => {
    const chosen = items.find(({ id }) => id === key);
    if (chosen) onSelect?.(chosen.id);
  };
  return (
    <AriaTabs
      className={css.tabs}
      {...(selected !== undefined && { selectedKey: selected })}
      onSelectionChange={choose}
    >
      <div className={frame.tabBar}>
        <TabList className={frame.tabList} aria-label={label}>
          {items.map((item) => (
            <Tab key={item.id} id={item.id} className={frame.tab} {...onRelease}>
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
