export type { ZoneSearch } from './Moment.tsx';
export { PublishPanel, type PublishPanelProps } from './PublishPanel.tsx';
export type { Schedule, Stage } from './schedule.ts';
