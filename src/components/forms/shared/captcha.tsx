import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ErrorText } from '#src/components/primitives/ErrorText/ErrorText.tsx';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { VisuallyHidden } from '#src/components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { reveal } from '#src/components/primitives/focus.ts';
import type { Action } from '#src/status/action.ts';
import * as css from './form.css.ts';

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

interface CaptchaSubmitProps {
  /** The label; while pending it names what is going on. */
  children: string;
  isPending: boolean;
  /** The captcha is not passed yet. */
  isDisabled: boolean;
}

/** Submit of a form that needs a captcha's token: without one it is disabled and says why. */
export function CaptchaSubmit({ children, isPending, isDisabled }: CaptchaSubmitProps) {
  const reasonId = useId();
  return (
    <>
      <Button
        type="submit"
        width="full"
        isPending={isPending}
        isDisabled={isDisabled}
        {...(isDisabled && { 'aria-describedby': reasonId })}
      >
        {children}
      </Button>
      {isDisabled && <VisuallyHidden id={reasonId}>Сначала пройдите проверку «Я не робот».</VisuallyHidden>}
    </>
  );
}

const idle = { kind: 'idle' } as const;

/**
 * A refusal without words of its own beside an error of the captcha shows under the captcha, which is scrolled into view
 * like other answers, and is over when the captcha is passed again.
 * @param error what the captcha says
 * @returns the answer that is left for the banner
 */
export function useCaptchaAnswer(
  status: Action<string>,
  error: string | undefined,
  captcha: RefObject<HTMLElement | null>,
): Action<string> {
  const [refusal, setRefusal] = useState<Action<string>>();
  const hasNoWords = status.kind === 'failed' && !status.message && !status.fields;
  if (hasNoWords && error !== undefined && refusal !== status) setRefusal(status);
  useEffect(() => {
    if (refusal === status) reveal(captcha.current);
  }, [status, refusal, captcha]);
  return refusal === status ? idle : status;
}

/** Focus on a control that was disabled: some browsers drop it to the page at once, some leave it there. */
const isLost = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.matches(':disabled');

/**
 * Moves the focus from a button that becomes disabled to `target`: otherwise the keyboard would leave the form.
 * @param isDisabled whether the button is disabled now
 */
export function useKeptFocus(isDisabled: boolean, target: RefObject<HTMLElement | null>): void {
  const wasDisabled = useRef(isDisabled);
  useLayoutEffect(() => {
    if (isDisabled && !wasDisabled.current && isLost(document.activeElement)) target.current?.focus();
    wasDisabled.current = isDisabled;
  }, [isDisabled, target]);
}
