import { Busy } from '../../primitives/Busy/Busy.tsx';
import { FormRowSkeleton } from '../../primitives/FormRow/FormRowSkeleton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './ProfileEditSkeleton.css.ts';

const rows = ['portrait', 'cover', 'name', 'text'] as const;

/** Place of the rows of the form. */
export function ProfileEditSkeleton() {
  return (
    <Busy>
      <div className={css.rows}>
        {rows.map((row) => (
          <FormRowSkeleton key={row}>
            <div className={css.box[row]}>
              <Skeleton />
            </div>
          </FormRowSkeleton>
        ))}
      </div>
    </Busy>
  );
}
