export { SessionList, type SessionListProps } from './SessionList.tsx';
export type { SessionView } from './SessionRow.tsx';
