export { Tabs, type TabItem, type TabsProps } from './Tabs.tsx';
export { TabsSkeleton, type TabsSkeletonProps } from './TabsSkeleton.tsx';
