import { useId } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Step } from '../FirstSteps/FirstSteps.tsx';
import * as css from './ProfileChecklist.css.ts';

export interface ProfileChecklistProps {
  /** Steps in the best order; done ones show only their title. */
  steps: readonly Step[];
}

/**
 * Missing steps of an author's page (design section 14). Only the next step has a button; the list disappears when all
 * are done.
 */
export function ProfileChecklist({ steps }: ProfileChecklistProps) {
  const title = useId();
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  if (next === undefined) return null;
  return (
    <section aria-labelledby={title}>
      <h2 className={css.title} id={title}>
        Готово {done}
        {' из '}
        {steps.length}
      </h2>
      <ul className={css.list}>
        {steps.map((step) => (
          <Item key={step.title} step={step} isNext={step === next} />
        ))}
      </ul>
    </section>
  );
}

function Item({ step: { title, note, isDone, href, action }, isNext }: { step: Step; isNext: boolean }) {
  if (isDone)
    return (
      <li className={css.item}>
        <span className={css.mark.done}>
          <Icon name="check" size="small" />
        </span>
        <p className={css.done}>
          {title}
          <VisuallyHidden>— готово</VisuallyHidden>
        </p>
      </li>
    );
  return (
    <li className={css.item}>
      <span className={css.mark[isNext ? 'next' : 'open']} />
      <div>
        <h3 className={css.name}>{title}</h3>
        <p className={css.note}>{note}</p>
        {isNext && href !== undefined && (
          <div className={css.action}>
            <LinkButton href={href} kind="secondary" size="small">
              {action}
            </LinkButton>
          </div>
        )}
      </div>
    </li>
  );
}
