import { useId, type ReactNode, type Ref } from 'react';
import { ErrorText } from '#src/components/primitives/ErrorText/ErrorText.tsx';
import * as css from './CaptchaSlot.css.ts';

interface CaptchaSlotProps {
  /** The widget. */
  children: ReactNode;
  /** Sentence under it. */
  error: string | undefined;
  ref: Ref<HTMLDivElement>;
}

/** Place of the captcha in the form, with its error as on a field. */
export function CaptchaSlot({ children, error, ref }: CaptchaSlotProps) {
  const errorId = useId();
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label="Проверка, что вы не робот"
      aria-describedby={errorId}
      data-invalid={error === undefined ? undefined : true}
      className={css.slot}
    >
      {children}
      {/* The element exists before its text, so that a screen reader announces it. */}
      <div id={errorId} role="alert">
        {error !== undefined && (
          <div className={css.error}>
            <ErrorText>{error}</ErrorText>
          </div>
        )}
      </div>
    </div>
  );
}
