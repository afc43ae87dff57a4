import { sheet } from './EditPostSkeleton.css.ts';

/** A sheet of paper in place of the editor, for stories. */
export const paper = (
  <div className={sheet} data-sheet="">
    <p>Три окна, один ноутбук и правило: ни одного кадра дольше четырёх секунд.</p>
  </div>
);
