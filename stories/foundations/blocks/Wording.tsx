import { Icon } from '#src/components/primitives/Icon/index.ts';
import { setRussian } from '#src/format/typesetting.ts';
import * as css from './Wording.css.ts';

interface WordingProps {
  /** Our wording. */
  right: string;
  /** The wording to avoid. */
  wrong: string;
  /** What the difference is. */
  why: string;
}

/** Two ways to say the same, and why one of them is ours. */
export function Wording({ right, wrong, why }: WordingProps) {
  return (
    <div>
      <div className={css.pair}>
        <div className={css.right}>
          <p className={css.title}>
            <Icon name="check" size="small" /> Так
          </p>
          <p className={css.example}>{setRussian(right)}</p>
        </div>
        <div className={css.wrong}>
          <p className={css.title}>
            <Icon name="close" size="small" /> Не так
          </p>
          <p className={css.example}>{setRussian(wrong)}</p>
        </div>
      </div>
      <p className={css.why}>{setRussian(why)}</p>
    </div>
  );
}
