import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Timeline.css.ts';

/** A step on the way of a payment. */
export interface TimelineStep {
  readonly kind: 'done' | 'now' | 'failed' | 'next';
  /** «Заказ принят». */
  readonly title: string;
  readonly note: string;
  /** «16:38:02», «40 с». @default none */
  readonly time?: string | undefined;
}

export interface TimelineProps {
  steps: readonly TimelineStep[];
}

const words = { done: 'Сделано', now: 'Сейчас', failed: 'Не вышло', next: 'Дальше' } as const;

/** The way of a payment: what is done, what goes on, what failed, what is to come. */
export function Timeline({ steps }: TimelineProps) {
  return (
    <ol className={css.list}>
      {steps.map(({ kind, title, note, time }) => (
        <li className={css.step} key={title} aria-current={kind === 'now' ? 'step' : undefined}>
          <span className={css.sign[kind]} aria-hidden="true">
            {kind === 'done' && <Icon name="check" size="small" />}
            {kind === 'failed' && '!'}
          </span>
          <div>
            <p className={css.title[kind === 'next' ? 'next' : 'reached']}>
              <VisuallyHidden>{words[kind]}: </VisuallyHidden>
              {title}
            </p>
            <p className={css.note}>{note}</p>
          </div>
          {time !== undefined && <span className={css.time}>{time}</span>}
        </li>
      ))}
    </ol>
  );
}
