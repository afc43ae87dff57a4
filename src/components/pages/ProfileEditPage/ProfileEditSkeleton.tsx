import { Busy } from '../../primitives/Busy/index.ts';
import { formRow, formRowTitle } from '../../primitives/FormRow/index.ts';
import { Skeleton, TextSkeleton } from '../../primitives/Skeleton/index.ts';
import * as css from './ProfileEditSkeleton.css.ts';

const rows = ['portrait', 'cover', 'name', 'text'] as const;

/** Place of the rows of the form. */
export function ProfileEditSkeleton() {
  return (
    <Busy>
      <div className={css.rows}>
        {rows.map((row) => (
          <div className={formRow} key={row}>
            <div className={formRowTitle}>
              <TextSkeleton length="medium" />
            </div>
            <div className={css.box[row]}>
              <Skeleton />
            </div>
          </div>
        ))}
      </div>
    </Busy>
  );
}
