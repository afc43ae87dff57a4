import { TextSkeleton } from './TextSkeleton.tsx';
import { title } from './TitleSkeleton.css.ts';

/** Place of a page's title. */
export function TitleSkeleton() {
  return (
    <div className={title} data-part="title">
      <TextSkeleton length="title" />
    </div>
  );
}
