import { Busy } from '../../primitives/Busy/Busy.tsx';
import { Skeleton, TextSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './TiersPage.css.ts';

const rows = ['free', 'first', 'second'] as const;

/** Place of the rows. */
export function TiersSkeleton() {
  return (
    <Busy>
      <div className={css.rows}>
        {rows.map((row) => (
          <div className={css.row} key={row}>
            <div className={css.name}>
              <TextSkeleton length="longest" />
            </div>
            <div className={css.note}>
              <Skeleton kind="line" width="half" />
            </div>
          </div>
        ))}
      </div>
    </Busy>
  );
}
