import { skeleton, textSkeleton, title } from './Skeleton.css.ts';

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

export interface TextSkeletonProps {
  /** Length of the text that it replaces; the type is that of its parent. */
  length: 'short' | 'medium' | 'long' | 'longest' | 'title';
}

/** A line of text that is still loading. Inside an element it takes the shape of that element's text. */
export function TextSkeleton({ length }: TextSkeletonProps) {
  return <span className={textSkeleton({ length })} aria-hidden="true" />;
}

/** Place of a page's title. */
export function TitleSkeleton() {
  return (
    <div className={title} data-part="title">
      <TextSkeleton length="title" />
    </div>
  );
}
