import { useEffect, useRef } from 'react';
import { PhoneCodeForm, type PhoneCodeFormProps } from '../../forms/PhoneCodeForm/index.ts';
import { PhoneForm, type PhoneFormProps } from '../../forms/PhoneForm/index.ts';
import * as css from './PhoneSteps.css.ts';

export interface PhoneStepsProps {
  /** True if the account's number is confirmed; `undefined` without a number. */
  isVerified: boolean | undefined;
  /** The number first, then the code that was sent to it. */
  step:
    | { readonly kind: 'number'; readonly form: PhoneFormProps }
    | { readonly kind: 'code'; readonly form: PhoneCodeFormProps };
}

/** The phone and the proof of it, one form at a time. */
export function PhoneSteps({ isVerified, step }: PhoneStepsProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(step.kind);

  // The form that had focus has disappeared.
  useEffect(() => {
    if (shown.current === step.kind) return;
    shown.current = step.kind;
    box.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  }, [step.kind]);

  return (
    <div className={css.steps} ref={box}>
      <div className={css.status} role="status">
        {isVerified !== undefined && (
          <span className={css.mark({ isVerified })}>{isVerified ? 'Подтверждён' : 'Не подтверждён'}</span>
        )}
      </div>
      {step.kind === 'number' ? <PhoneForm {...step.form} /> : <PhoneCodeForm {...step.form} />}
    </div>
  );
}
