export type { ShellUser } from './AccountLink.tsx';
export { AppShell, type AppShellProps } from './AppShell.tsx';
export { AppShellSkeleton, type AppShellSkeletonProps } from './AppShellSkeleton.tsx';
export type { AppSection } from './sections.ts';
