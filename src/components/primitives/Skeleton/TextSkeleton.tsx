import { textSkeleton } from './Skeleton.css.ts';

export interface TextSkeletonProps {
  /** Length of the text that it replaces; the type is that of its parent. */
  length: 'short' | 'medium' | 'long' | 'longest' | 'title';
}

/** A line of text that is still loading. Inside an element it takes the shape of that element's text. */
export function TextSkeleton({ length }: TextSkeletonProps) {
  return <span className={textSkeleton({ length })} aria-hidden="true" />;
}
