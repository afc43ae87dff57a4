export { Tabs, type TabItem, type TabsProps } from './Tabs.tsx';
export { tabBar, tabBox, tabList } from './Tabs.css.ts';
