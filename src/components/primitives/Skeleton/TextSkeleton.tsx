import { textSkeleton } from './Skeleton.css.ts';

export interface TextSkeletonProps {
  /** Length of the text that it replaces; the type is that of its parent. */
  length: 'short' | 'medium' | 'long' | 'longest' | 'title';
}

/** A line of text still loading. Put into the element of the text it stands for, it takes the shape of that. */
export function TextSkeleton({ length }: TextSkeletonProps) {
  return <span className={textSkeleton({ length })} aria-hidden="true" />;
}
