export { FeedRail, type FeedRailProps } from './FeedRail.tsx';
export type { RailAuthor, Suggestion } from './RailRow.tsx';
