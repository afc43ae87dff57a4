export { SessionList, type SessionListProps, type SessionListStatus } from './SessionList.tsx';
export type { SessionEnd, SessionView } from './SessionRow.tsx';
