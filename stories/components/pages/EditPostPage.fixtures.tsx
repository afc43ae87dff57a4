import { Sheet } from '#src/components/pages/EditPostPage/EditPostPage.tsx';

/** A sheet of paper in place of the editor, for stories. */
export const paper = (
  <Sheet>
    <p>Три окна, один ноутбук и правило: ни одного кадра дольше четырёх секунд.</p>
  </Sheet>
);
