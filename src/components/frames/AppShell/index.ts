export { AppShell, type AppShellProps, type ShellUser } from './AppShell.tsx';
export { AppShellSkeleton, type AppShellSkeletonProps } from './AppShellSkeleton.tsx';
export type { AppSection } from './sections.ts';
