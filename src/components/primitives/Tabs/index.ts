export { Tabs, type TabItem, type TabsProps } from './Tabs.tsx';
export { tabBox, tabList } from './frame.css.ts';
export { TabsSkeleton } from './TabsSkeleton.tsx';
