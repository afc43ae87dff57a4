import { skeleton } from './Skeleton.css.ts';

export { TextSkeleton, type TextSkeletonProps } from './TextSkeleton.tsx';
export { TitleSkeleton } from './TitleSkeleton.tsx';

export interface SkeletonProps {
  /** `fill` takes the size of its parent; the others are the sizes of the feed (design section 8). @default 'fill' */
  kind?: 'fill' | 'line' | 'title' | 'avatar' | 'picture';
  /** Part of the row that a `line` takes. @default 'full' */
  width?: 'full' | 'most' | 'half' | 'third';
}

/** The place of something still loading. The container says `aria-busy` and holds one hidden «Загрузка». */
export function Skeleton({ kind, width }: SkeletonProps) {
  return <span className={skeleton({ kind, width })} aria-hidden="true" />;
}
