export type { Versions } from './Comparison.tsx';
export { ConflictPage, type ConflictPageProps } from './ConflictPage.tsx';
