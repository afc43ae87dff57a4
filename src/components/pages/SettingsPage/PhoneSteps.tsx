import { useRef } from 'react';
import { PhoneCodeForm, type PhoneCodeFormProps } from '../../forms/PhoneCodeForm/PhoneCodeForm.tsx';
import { PhoneForm, type PhoneFormProps } from '../../forms/PhoneForm/PhoneForm.tsx';
import { useFocusOn } from '../../primitives/useFocusOn.ts';
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
  // The form that had focus has disappeared.
  useFocusOn(step.kind, () => box.current?.querySelector<HTMLInputElement>('input:enabled'));

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
