import { Busy } from '../../primitives/Busy/Busy.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './SessionList.css.ts';

/** The list before its first answer: there is at least the session that asks. */
export function SessionListSkeleton() {
  return (
    <Busy>
      <div className={css.list}>
        <div className={css.item}>
          <div className={css.deviceLine}>
            <Skeleton kind="line" width="half" />
          </div>
          <div className={css.noteLine}>
            <Skeleton kind="line" width="third" />
          </div>
        </div>
      </div>
    </Busy>
  );
}
