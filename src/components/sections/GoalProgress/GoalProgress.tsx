import { ProgressBar } from 'react-aria-components/ProgressBar';
import { formatPrice } from '#src/format/money.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import * as css from './GoalProgress.css.ts';

export interface GoalProgressProps {
  /** Purpose of the collection: «Починить проектор в кинотеатре на двадцать мест». */
  title: string;
  /** Kopecks raised so far, `own` included. */
  raised: number;
  /** Kopecks wanted. */
  target: number;
  /** Kopecks of the person who looks; the last part of the bar. @default 0 */
  own?: number;
  /** «71 человек», «72 человека, с вами». */
  people: string;
}

/** A goal of donations and the way to it. */
export function GoalProgress({ title, raised, target, own = 0, people }: GoalProgressProps) {
  const share = (kopecks: number) => `${Math.min(100, (kopecks / target) * 100)}%`;
  return (
    <div className={css.goal}>
      <p className={css.title}>{title}</p>
      <ProgressBar
        className={css.track}
        aria-label={`Собрано: ${title}`}
        value={raised}
        maxValue={target}
        valueLabel={`${formatPrice(raised)} из ${formatPrice(target)}`}
      >
        <span className={css.raised} style={{ width: share(raised - own) }} />
        {own > 0 && <span className={css.own} style={{ width: share(own) }} />}
      </ProgressBar>
      <p className={css.foot}>
        <span>
          <span className={css.sum}>
            <Money kind="text" kopecks={raised} hasUnit={false} />
          </span>{' '}
          {'из '}
          <Money kind="text" kopecks={target} />
        </span>
        <span className={css.people}>{people}</span>
      </p>
    </div>
  );
}
