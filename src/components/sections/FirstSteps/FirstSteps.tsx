import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { useFallbackFocus } from '../../primitives/focus.ts';
import * as css from './FirstSteps.css.ts';

/** A step that a newcomer takes; doing it marks it as done. */
export interface Step {
  readonly title: string;
  /** Purpose of the step, or its result. */
  readonly note: string;
  readonly isDone: boolean;
  /** Address of the step; `undefined`: it is taken in place. */
  readonly href: string | undefined;
  /** Label of the button. */
  readonly action: string;
  /** `MailRequest` or a form that takes the step in place. @default a link leads to it */
  readonly control?: ReactNode;
}

export interface FirstStepsProps {
  steps: readonly Step[];
  /** Hide the steps for good. */
  onHide: () => void;
}

/** First steps of a new person (design section 14). They can be taken in any order. */
export function FirstSteps({ steps, onHide }: FirstStepsProps) {
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <div className={css.head}>
        <h2 className={css.title} id={title}>
          С чего начать
        </h2>
        <div className={css.hide}>
          <Button kind="ghost" size="small" onPress={onHide}>
            Скрыть
          </Button>
        </div>
      </div>
      <ol className={css.list}>
        {steps.map((step, index) => (
          <Item key={step.title} {...step} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

function Item({ title, note, isDone, href, action, control, number }: Step & { number: number }) {
  const state = isDone ? 'done' : 'open';
  const name = useRef<HTMLHeadingElement>(null);
  const place = useFallbackFocus(name);
  return (
    <li className={css.place[state]}>
      <span className={css.number[state]} aria-hidden="true">
        {number}
      </span>
      <div>
        <h3 className={css.name} ref={name} tabIndex={-1}>
          {title}
        </h3>
        {isDone ? (
          <p className={css.done}>
            <Icon name="check" size="small" />
            {note}
          </p>
        ) : (
          <p className={css.note}>{note}</p>
        )}
        {!isDone && control !== undefined && (
          <div className={css.action} ref={place}>
            {control}
          </div>
        )}
        {!isDone && href !== undefined && (
          <div className={css.action}>
            <LinkButton href={href} kind="outline" size="small">
              {action}
            </LinkButton>
          </div>
        )}
      </div>
    </li>
  );
}
